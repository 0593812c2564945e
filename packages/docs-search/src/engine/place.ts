import {readAddress, type OperationAddress} from '../record/address.ts';
import type {Hierarchy, Level, SearchRecord} from '../record/searchRecord.ts';

/** All records of one url together: what a hit leads to. Words count together when they stand in the same place. */
export type Place = {
  url: string;
  type: Level | 'content';
  hierarchy: Hierarchy;
  /** Method and path, for an operation. */
  address: OperationAddress | null;
  texts: string[];
  language: string;
  version: string;
  docusaurus_tag: string;
  pageRank: number;
};

export function groupPlaces(records: SearchRecord[]): Place[] {
  const places = new Map<string, Place>();
  for (const record of records) {
    const place = places.get(record.url) ?? startPlace(record);
    places.set(record.url, place);
    if (record.content !== null && !readAddress(record.content)) place.texts.push(record.content);
  }
  return [...places.values()];
}

function startPlace({url, type, hierarchy, content, language, version, docusaurus_tag, weight}: SearchRecord): Place {
  const address = readAddress(content);
  return {url, type, hierarchy, address, texts: [], language, version, docusaurus_tag, pageRank: weight.pageRank};
}
