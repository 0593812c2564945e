import {listOperations, type OpenApiDocument} from '@docs/openapi';
import type {ApiReference, ReferencePage} from '@docs/openapi/reference';
import {pickOperations} from '@docs/openapi/validate';
import {
  addressesPath,
  contractFolder,
  mockPath,
  writeAddresses,
  writeContract,
  writeMockDocument,
} from '../build/contractFiles.ts';
import type {ReferenceContent} from '../pages/pageContent.ts';
import {keepReferredTo, reduceForMock} from './mockDocument.ts';

/** A page of the site, and the files that only it loads. */
export type ContractedPage = {content: ReferenceContent; files: [string, string][]};

/** Adds the rules for requests to a page. */
export type AddContract = (page: ReferencePage) => Promise<ContractedPage>;

/**
 * Each page brings the rules for its own operations: those of a thousand would be megabytes. `key` changes with the document, and with the
 * code that makes files of it.
 */
export function createContracts(document: OpenApiDocument, {addresses}: ApiReference, key: string): AddContract {
  const places = new Map(listOperations(document).map(({pointer, value}) => [value.operationId, pointer]));
  return async (page) => {
    const operations = page.reference.groups.flatMap((group) => group.operations);
    const own = operations.flatMap(({id}) => places.get(id) ?? []);
    if (own.length === 0) return {content: {...page, contract: ''}, files: []};
    const part = keepReferredTo(dropExtensions(pickOperations(document, own)));
    const slug = page.route.split('/').at(-1) || 'api';
    const contract = `${contractFolder}/${slug}.${key.slice(0, 8)}.js`;
    return {
      content: {...page, contract},
      files: [
        [contract, await writeContract(contract, part, {isPlain: true})],
        [addressesPath(contract), await writeAddresses(part, addresses)],
        [mockPath(contract), writeMockDocument(reduceForMock(part))],
      ],
    };
  };
}

/** Nothing in a page reads what authors add to a document as a whole, and some add megabytes. */
function dropExtensions(document: OpenApiDocument): OpenApiDocument {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('x-'))) as OpenApiDocument;
}
