import {z} from 'zod';
import type {Library} from '../content/library.ts';
import {describeSchema} from '../schema/writeSchema.ts';
import {apiArgument, languageNames} from './arguments.ts';
import {chooseOperation} from './chooseOperation.ts';
import {describeOperation} from './describeOperation.ts';
import {type AnyTool, defineTool} from './tool.ts';

export function createGetOperation(library: Library): AnyTool {
  return defineTool({
    name: 'get_operation',
    title: 'Look up an operation',
    description:
      'All about one operation: method, path, rights of the key, parameters, body as JSON Schema, an example, responses, and a sample in a language. Of a large body, ask for a part with "schema".',
    input: {
      operation: z.string().min(1).max(200).describe('Operation ID, such as "saveObject".'),
      api: apiArgument(library, 'The API, if several have an operation of that name.'),
      language: z.enum(languageNames).describe('Language of the sample. Default: javascript.').optional(),
      schema: z.string().max(200).describe('Only a part of the body, "body/filters", or a schema of the API: "acl".').optional(),
    },
    async run({operation: id, api, language = 'javascript', schema}) {
      const operation = await chooseOperation(library, id, api);
      return schema === undefined
        ? describeOperation(library, operation, language)
        : describeSchema(operation.api, schema, operation.value.requestBody?.content['application/json']?.schema);
    },
  });
}
