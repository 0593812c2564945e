import {search} from '@docs/docs-search/engine';
import {z} from 'zod';
import {isGeneric, type Library, type LibraryOperation} from '../content/library.ts';
import {findApi} from '../content/names.ts';
import {ToolFault} from '../content/toolFault.ts';
import {cutLine} from '../markdown/cutText.ts';
import {apiArgument} from './arguments.ts';
import {findSections} from './findSections.ts';
import {type AnyTool, defineTool} from './tool.ts';

const mostListed = 8;
/** Operations are among many other places that a search finds. */
const searched = 300;

export function createFindOperations(library: Library): AnyTool {
  return defineTool({
    name: 'find_operations',
    title: 'Find operations',
    description:
      'Finds operations of the HTTP APIs by words, or lists all of an API. Without arguments, it lists the APIs. Look one up with get_operation.',
    input: {
      query: z
        .string()
        .max(1000)
        .describe('What the operation does, its name, or its path: "add records", "saveObject", "/1/indexes".')
        .optional(),
      api: apiArgument(library, 'Only this API.'),
    },
    async run({query = '', api: name}) {
      const api = name === undefined ? undefined : findApi(library, name);
      if (query.trim() === '' && !api) return listApis(library);
      const operations = library.loadOperations().filter((operation) => api === undefined || operation.api === api);
      if (query.trim() === '')
        return `${operations.length} operations of the ${api?.title ?? ''}:\n${operations.map(wordOperation).join('\n')}`;
      const found = (await findByWords(library, query, operations)).slice(0, mostListed);
      if (found.length === 0)
        throw new ToolFault(
          [
            `No operation found for "${cutLine(query, 80)}". To list an API: find_operations {"api": "${library.apis[0]?.name ?? ''}"}.`,
            await findSections(library, query),
          ]
            .join('\n')
            .trim(),
        );
      const lines = found.map((operation) => `${api ? '' : `${operation.api.name}: `}${wordOperation(operation)}`);
      return `${lines.join('\n')}\n\nLook one up: get_operation {"operation": "${found[0]?.value.operationId ?? ''}", "api": "${found[0]?.api.name ?? ''}"}.`;
    },
  });
}

function listApis({apis}: Library): string {
  const lines = apis.map(
    ({name, title, summary, loadDocument}) =>
      `- ${name}: ${title}. ${summary} (${Object.keys(loadDocument().paths).length} paths)`,
  );
  return `${lines.join('\n')}\n\nList the operations of one: find_operations {"api": "search"}.`;
}

function wordOperation({value, method, path}: LibraryOperation): string {
  return `${value.operationId}: ${method.toUpperCase()} ${path} – ${value.summary ?? ''}${value.deprecated ? ' (deprecated)' : ''}`;
}

/** In the order of the site's own search. Whoever types a name, a title or a path in full gets it first. */
async function findByWords(library: Library, query: string, operations: LibraryOperation[]): Promise<LibraryOperation[]> {
  const index = await library.loadIndex(library.defaultVersion);
  const routes = new Map(
    operations.map((operation) => [`${operation.api.route}#operation/${operation.value.operationId}`, operation]),
  );
  const wanted = query.trim().toLowerCase();
  const named = operations.filter(({value, path}) =>
    [value.operationId, value.summary, path].some((name) => name?.toLowerCase() === wanted),
  );
  const areas = [...new Set(operations.map(({api}) => api.title))];
  const limit = areas.length === 1 && areas[0] !== undefined ? {area: areas[0]} : {};
  const hits = search(index, query, limit, searched)
    .hits.flatMap(({url, alsoIn}) => [url, ...alsoIn.map((other) => other.url)])
    .flatMap((url) => routes.get(toOperationUrl(url)) ?? []);
  // What takes any path is what is left when nothing else fits.
  return [...new Set([...named, ...hits.filter((one) => !isGeneric(one)), ...hits])];
}

/** Parameters and bodies belong to their operation. */
function toOperationUrl(url: string): string {
  return url.replace(/(#operation\/\w+).*$/, '$1');
}
