import type {Task} from './task.ts';

/** One fact: a limit, the values of a parameter, a right. */
export const lookupTasks: Task[] = [
  {
    id: 'paging-depth',
    kind: 'lookup',
    question: 'page=60 with 20 per page is empty although nbHits says 4,312. Is there a ceiling, and can I lift it?',
    words: 'pagination limit maximum hits',
    needs: [
      {name: 'names paginationLimitedTo', pattern: /paginationLimitedTo/},
      {name: 'says that it’s 1000', pattern: /\b1,?000\b/},
      {name: 'and at most 20,000', pattern: /\b20,?000\b/},
    ],
  },
  {
    id: 'remove-words',
    kind: 'lookup',
    question: 'What can I put into removeWordsIfNoResults?',
    words: 'removeWordsIfNoResults',
    needs: [
      {name: 'lastWords', pattern: /lastWords/},
      {name: 'firstWords', pattern: /firstWords/},
      {name: 'allOptional', pattern: /allOptional/},
    ],
  },
  {
    id: 'rename-right',
    kind: 'lookup',
    question: 'Which ACL must a key have if a deploy script is only supposed to rename an index?',
    words: 'rename index API key rights',
    needs: [
      {name: 'names operationIndex', pattern: /operationIndex/},
      {name: 'which moves it', pattern: /\bmove\b/},
      {name: 'names the right, addObject', pattern: /`addObject`|addObject right/},
    ],
  },
];
