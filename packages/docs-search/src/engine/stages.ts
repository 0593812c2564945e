// The stages of a search one by one: the benchmark gives them the same work as it gives other engines.
export {findAnswers} from './answers.ts';
export {titleOf} from './fields.ts';
export {groupPlaces, type Place} from './place.ts';
export {readQuery} from './query.ts';
export {rankPlaces} from './rank.ts';
export {addPlace} from './searchIndex.ts';
export {readTerms} from './terms.ts';
