export {addPart, nextTask} from './addPart.ts';
export {readAddress, type OperationAddress} from '../record/address.ts';
export type {TextRange} from './highlight.ts';
export {search, type Filters, type Hit, type SearchResult} from './search.ts';
export {createSearchIndex, type SearchIndex} from './searchIndex.ts';
