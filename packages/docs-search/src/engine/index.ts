export {addPart, nextTask} from './addPart.ts';
export {readAddress, type Address} from '../record/address.ts';
export type {Range} from './highlight.ts';
export {readPart, type IndexPart} from './parts.ts';
export {search, type Filters, type Hit, type SearchResult} from './search.ts';
export {createSearchIndex, type SearchIndex} from './searchIndex.ts';
