import {completable, type GetPromptResult, type McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import type {Library} from '../content/library.ts';
import {findApi} from '../content/names.ts';
import {languageNames} from '../tools/arguments.ts';

/** What people start from a menu of their agent. */
export function registerPrompts(server: McpServer, library: Library): void {
  const apiNames = library.apis.map(({name}) => name);
  // Of an optional argument, the SDK only sees what is inside.
  const oneOf = (names: string[]) =>
    completable(z.enum(names).describe(`One of ${names.join(', ')}.`), (typed) => names.filter((one) => one.startsWith(typed)));
  server.registerPrompt(
    'use_api',
    {
      title: 'Use this API',
      description: 'Write code that calls one of the APIs, checked before you get it.',
      argsSchema: z.object({
        api: oneOf(apiNames),
        task: z.string().describe('What the code should do.'),
        language: oneOf(languageNames).optional(),
      }),
    },
    ({api, task, language = 'javascript'}) => ask(writeTask(findApi(library, api).title, api, task, language)),
  );
  server.registerPrompt(
    'migrate_file',
    {
      title: 'Migrate this file',
      description: 'Migrate a file from algoliasearch 4 to 5.',
      argsSchema: z.object({file: z.string().describe('Path of the file in your project.')}),
    },
    ({file}) =>
      ask(
        `Migrate ${file} from algoliasearch 4 to 5. Read the file, pass its whole text to migrate_code with its name, and write the result back. Then go through what migrate_code lists: do each "To do" with the section of the guide that it links to, look at each "Check", and tell me what you decided. Change nothing else in the file.`,
      ),
  );
}

function writeTask(title: string, api: string, task: string, language: string): string {
  return [
    `Write ${language} code that uses Algolia's ${title} for this: ${task}`,
    `1. Find the operations with find_operations {"api": "${api}"} and a query, and look up each with get_operation and "language": "${language}".`,
    '2. Check every request that the code will send with check_request, and correct what it finds.',
    '3. Try the requests in their order with call_mock.',
    '4. Write the code. Say which rights the API key needs. Read the credentials from the environment.',
  ].join('\n');
}

function ask(text: string): GetPromptResult {
  return {messages: [{role: 'user', content: {type: 'text', text}}]};
}
