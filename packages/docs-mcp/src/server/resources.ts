import {type McpServer, type ReadResourceResult, ResourceNotFoundError, ResourceTemplate} from '@modelcontextprotocol/server';
import {findPage, homeRoute} from '../content/findPage.ts';
import type {Library} from '../content/library.ts';
import {findApi} from '../content/names.ts';
import {unpackText} from '../content/packText.ts';
import {ToolFault} from '../content/toolFault.ts';

const markdown = 'text/markdown';
const json = 'application/json';

/** Every page as Markdown and every spec, whole: what a person picks for their agent. */
export function registerResources(server: McpServer, library: Library): void {
  server.registerResource(
    'page',
    new ResourceTemplate('docs://page/{+route}', {
      list: () => ({
        resources: library.pages.map(({route, title, description}) => ({
          uri: `docs://page${route === '/' ? homeRoute : route}`,
          name: route,
          title,
          description,
          mimeType: markdown,
        })),
      }),
      complete: {route: (typed) => library.pages.map(({route}) => route.slice(1)).filter((route) => route.includes(typed))},
    }),
    {title: 'A page of the documentation', mimeType: markdown},
    (uri, {route}) => read(uri, markdown, () => unpackText(findPage(library, String(route)).markdown)),
  );
  server.registerResource(
    'spec',
    new ResourceTemplate('docs://spec/{api}', {
      list: () => ({
        resources: library.apis.map(({name, title, summary}) => ({
          uri: `docs://spec/${name}`,
          name: `${name}.json`,
          title: `${title}, OpenAPI`,
          description: summary,
          mimeType: json,
        })),
      }),
      complete: {api: (typed) => library.apis.map(({name}) => name).filter((name) => name.startsWith(typed))},
    }),
    {title: 'An OpenAPI document', mimeType: json},
    (uri, {api}) => read(uri, json, () => JSON.stringify(findApi(library, String(api)).loadDocument())),
  );
}

function read({href: uri}: URL, mimeType: string, load: () => string): ReadResourceResult {
  try {
    return {contents: [{uri, mimeType, text: load()}]};
  } catch (error) {
    throw error instanceof ToolFault ? new ResourceNotFoundError(uri, error.message) : error;
  }
}
