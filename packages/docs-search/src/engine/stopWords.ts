import {readWords} from './terms.ts';

/** Words of questions that say nothing about what is sought. A query or a text of nothing else is taken as it is. */
export const stopWords = new Set(
  readWords(`a about an and are as at be by can could do does for from had has have how i if in into is it its me my of on or our
  should so that the their them there these this those to use using want was we were what when where which who why will with would
  you your`),
);

/** Words of questions that say a little about what is sought: they count less than others. */
export const fillers = new Set(
  readWords(
    `able already any certain every find happen just keep make need next only possible please return search since some still show try until want way work`,
  ),
);
