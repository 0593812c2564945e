export {createIndex, type IndexPart} from './engine/parts.ts';
export {extractRecords, extractSite} from './extract/extractRecords.ts';
export type {Hierarchy, Level, SearchRecord} from './record/searchRecord.ts';
