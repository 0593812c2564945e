import type {DocsVersion} from './docsContent.ts';
import type {Library, LibraryApi, LibraryOperation} from './library.ts';
import {ToolFault} from './toolFault.ts';

export function findVersion({versions, defaultVersion}: Library, name: string | undefined): DocsVersion {
  if (name === undefined) return defaultVersion;
  const found = versions.find((version) => version.name === name);
  if (found) return found;
  throw new ToolFault(
    `There is no version "${name}". Versions: ${versions.map(({name: other, label}) => `"${other}" (${label})`).join(', ')}.`,
  );
}

export function findApi({apis}: Library, name: string): LibraryApi {
  const found = apis.find((api) => [api.name, api.title].some((text) => text.toLowerCase() === name.toLowerCase()));
  if (found) return found;
  throw new ToolFault(`There is no API "${name}". APIs: ${apis.map((api) => api.name).join(', ')}.`);
}

/** Operations of this ID. Several APIs may have one of the same name. */
export function listOperationsNamed(library: Library, id: string, api: LibraryApi | undefined): LibraryOperation[] {
  const wanted = id.replace(/^.*operation\//, '').toLowerCase();
  return library
    .loadOperations()
    .filter((operation) => api === undefined || operation.api === api)
    .filter(({value, api: {name}}) =>
      [value.operationId, `${name}.${value.operationId}`].some((own) => own.toLowerCase() === wanted),
    );
}
