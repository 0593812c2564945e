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

/** `key` changes with the document, and with the code that makes files of it. */
export type KeyedDocument = {document: OpenApiDocument; key: string};

/** Each page brings the rules for its own operations: those of a thousand would be megabytes. */
export async function addContract(
  page: ReferencePage,
  {document, key}: KeyedDocument,
  {addresses}: ApiReference,
): Promise<ContractedPage> {
  const ids = new Set(page.reference.groups.flatMap(({operations}) => operations.map(({id}) => id)));
  const places = listOperations(document).flatMap(({pointer, value}) => (ids.has(value.operationId) ? [pointer] : []));
  if (places.length === 0) return {content: {...page, contract: ''}, files: []};
  const own = keepReferredTo(dropExtensions(pickOperations(document, places)));
  const slug = page.route.split('/').at(-1) || 'api';
  const contract = `${contractFolder}/${slug}.${key.slice(0, 8)}.js`;
  return {
    content: {...page, contract},
    files: [
      [contract, await writeContract(contract, own, {isPlain: true})],
      [addressesPath(contract), await writeAddresses(own, addresses)],
      [mockPath(contract), writeMockDocument(reduceForMock(own))],
    ],
  };
}

/** Nothing in a page reads what authors add to a document as a whole, and some add megabytes. */
function dropExtensions(document: OpenApiDocument): OpenApiDocument {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('x-'))) as OpenApiDocument;
}
