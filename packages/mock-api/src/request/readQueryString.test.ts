import {describe, expect, it} from 'vitest';
import {documents, inert} from '../__fixtures__/createTestApi.ts';
import {buildApis} from './apis.ts';
import {readQueryString} from './readQueryString.ts';

const apis = buildApis(documents, inert);

function read(api: string, operationId: string, query: string): Record<string, unknown> {
  const operation = apis.find(({name}) => name === api)?.operations.find((other) => other.operationId === operationId);
  if (!operation) throw new Error(`No ${operationId}`);
  return readQueryString(operation, new URLSearchParams(query));
}

describe('readQuery', () => {
  it('gives values the types of the document', () => {
    expect(read('abtesting', 'listABTests', 'offset=2&indexPrefix=7')).toEqual({offset: 2, indexPrefix: '7'});
    expect(read('search', 'setSettings', 'forwardToReplicas=true')).toEqual({forwardToReplicas: true});
    expect(read('search', 'listIndices', 'page=null')).toEqual({page: null});
  });

  it('splits lists at commas or reads them one by one, as the document says', () => {
    expect(read('search', 'getObject', 'attributesToRetrieve=title,year')).toEqual({attributesToRetrieve: ['title', 'year']});
    expect(read('ingestion', 'getRuns', 'status=created&status=started')).toEqual({status: ['created', 'started']});
    expect(read('ingestion', 'getRuns', 'status=created,started')).toEqual({status: ['created', 'started']});
  });

  it('reads true, false and lists as version 4 of the JavaScript client writes them', () => {
    expect(read('search', 'setSettings', 'forwardToReplicas=1')).toEqual({forwardToReplicas: true});
    expect(read('search', 'setSettings', 'forwardToReplicas=0')).toEqual({forwardToReplicas: false});
    const list = encodeURIComponent('["title","year"]');
    expect(read('search', 'getObject', `attributesToRetrieve=${list}`)).toEqual({attributesToRetrieve: ['title', 'year']});
    expect(read('search', 'getObject', 'attributesToRetrieve=[title')).toEqual({attributesToRetrieve: ['[title']});
  });

  it('leaves what does not fit as text, for the check to refuse', () => {
    expect(read('abtesting', 'listABTests', 'offset=many')).toEqual({offset: 'many'});
  });

  it('gathers the free parameters of generic calls and drops what clients add', () => {
    expect(read('search', 'get', 'page=0&x-algolia-agent=a&X-Algolia-API-Key=b&x-algolia-request-id=c')).toEqual({
      parameters: {page: '0'},
    });
  });
});
