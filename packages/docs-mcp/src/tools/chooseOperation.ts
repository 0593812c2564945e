import {findNearest} from '@docs/openapi';
import type {Library, LibraryApi, LibraryOperation} from '../content/library.ts';
import {findApi, listOperationsNamed} from '../content/names.ts';
import {ToolFault} from '../content/toolFault.ts';
import {findSections} from './findSections.ts';

/** The operation of this ID. What is none may be a helper of the clients, or a name from another version: guides know these. */
export async function chooseOperation(library: Library, id: string, apiName?: string): Promise<LibraryOperation> {
  const api = apiName === undefined ? undefined : findApi(library, apiName);
  const [first, ...others] = listOperationsNamed(library, id, api);
  if (first && others.length === 0) return first;
  if (first) {
    const names = [first, ...others].map((operation) => operation.api.name);
    throw new ToolFault(
      `${names.length} APIs have an operation "${first.value.operationId}": ${names.join(', ')}. Say which with "api".`,
    );
  }
  const sections = await findSections(library, id);
  const advice = sections === '' ? 'find_operations finds some by words.' : `It may be a helper of the clients. ${sections}`;
  throw new ToolFault(`${nameNearest(library, id, api)} ${advice}`);
}

function nameNearest(library: Library, id: string, api: LibraryApi | undefined): string {
  const all = library.loadOperations().filter((operation) => api === undefined || operation.api === api);
  const nearest = findNearest(
    id,
    all.map(({value}) => value.operationId),
  );
  const where = api ? `The ${api.title} has` : 'There is';
  return `${where} no operation "${id}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
}
