import type {Task} from './task.ts';

/** What a program printed when it failed. */
export const errorTasks: Task[] = [
  {
    id: 'delete-forbidden',
    kind: 'error',
    question: 'Since we rotated keys the cleanup job fails. What does its key need?',
    given: {status: 403, message: 'Method not allowed with this API key', operation: 'deleteObject'},
    needs: [
      {name: 'names the right, deleteObject', pattern: /`?deleteObject`? right/},
      {name: 'says that the key lacks a right', pattern: /lacks a right|missing a right/},
    ],
  },
  {
    id: 'unreachable',
    kind: 'error',
    question: 'Nothing works from the new server, not even a simple query.',
    given: {
      message:
        'Unreachable hosts - your application id may be incorrect. If the error persists, please visit our help center https://alg.li/support-unreachable-hosts or reach out to the Algolia Support team: https://alg.li/support',
    },
    needs: [
      {name: 'says that every host failed', pattern: /[Ee]very host failed/},
      {name: 'says to check the application ID', pattern: /Check the application ID/},
      {name: 'and the network', pattern: /network/},
    ],
  },
  {
    id: 'record-too-big',
    kind: 'error',
    question: 'The import stops in the middle with this. Can I do anything, short of a bigger plan?',
    given: {
      message:
        'Record at the position 12 objectID=shirt-7 is too big size=14233/10000 bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits',
    },
    needs: [
      {name: 'says that the plan limits the size', pattern: /larger than your plan allows|10 to 100 KB/},
      {name: 'says to shorten or split it', pattern: /[Ss]horten it|split it/},
    ],
  },
  {
    id: 'init-index',
    kind: 'error',
    question: 'It worked until someone ran npm update.',
    given: {message: 'TypeError: client.initIndex is not a function'},
    needs: [
      {name: 'says that the code is for version 4', pattern: /version 4 syntax|previous major version/},
      {
        name: 'leads to the migration',
        pattern: /migration-guides\/javascript|Pass `indexName` in each call/,
      },
    ],
  },
];
