export {createIndex, writePart} from './engine/parts.ts';
export {type ExtractedRecords, extractPage, extractRecords, extractSite, joinPages} from './extract/extractRecords.ts';
export type {Hierarchy, Level, SearchRecord} from './record/searchRecord.ts';
