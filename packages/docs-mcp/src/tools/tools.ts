import type {Library} from '../content/library.ts';
import {createCallMock} from './callMock.ts';
import {createCheckRequest} from './checkRequest.ts';
import {createFindOperations} from './findOperations.ts';
import {createGetError} from './getError.ts';
import {createGetOperation} from './getOperation.ts';
import {createMigrateCode} from './migrateCode.ts';
import {createReadPage} from './readPage.ts';
import {createSearchDocs} from './searchDocs.ts';
import type {AnyTool} from './tool.ts';

/** What an agent can ask for, from reading to doing. */
export function createTools(library: Library): AnyTool[] {
  return [
    createSearchDocs(library),
    createReadPage(library),
    createFindOperations(library),
    createGetOperation(library),
    createCheckRequest(library),
    createCallMock(library),
    createGetError(library),
    createMigrateCode(),
  ];
}
