import {listMediaTypes, listOperations, listProperties, type OpenApiDocument, resolve} from '@docs/openapi';

export type Coverage = {
  operations: number;
  schemas: number;
  properties: number;
  /** Shares from 0 to 1. */
  describedProperties: number;
  describedOperations: number;
  bodiesWithExample: number;
};

export function measureCoverage(document: OpenApiDocument): Coverage {
  const operations = listOperations(document);
  const properties = listProperties(document);
  const bodies = listMediaTypes(document);
  return {
    operations: operations.length,
    schemas: Object.keys(document.components?.schemas ?? {}).length,
    properties: properties.length,
    describedProperties: share(properties, ({value}) => Boolean(value.description ?? resolve(document, value).description)),
    describedOperations: share(operations, ({value}) => Boolean(value.summary && value.description)),
    bodiesWithExample: share(bodies, ({value}) => Object.keys(value.examples ?? {}).length > 0),
  };
}

function share<Entry>(entries: Entry[], test: (entry: Entry) => boolean): number {
  return entries.length === 0 ? 1 : entries.filter(test).length / entries.length;
}
