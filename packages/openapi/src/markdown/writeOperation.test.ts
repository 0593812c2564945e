import {expect, it} from 'vitest';
import {layer} from '../reference/__fixtures__/layer.ts';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import {buildReference} from '../reference/buildReference.ts';
import {writeOperation} from './writeOperation.ts';
import {writeMarkdown} from './writeMarkdown.ts';

/** The only operation of a document. */
function renderOperation(source: string): string {
  const {groups, regions} = buildReference('tasks', readDocument(source), layer);
  const blocks = groups.flatMap(({operations}) => operations).flatMap((operation) => writeOperation(operation, regions));
  return writeMarkdown(blocks, 'https://docs.test/specs/tasks');
}

it('has the text of an operation, then what can be copied', () => {
  const markdown = renderOperation(`
    servers: [{url: 'https://{region}.example.org', variables: {region: {default: de, enum: [de, us]}}}]
    paths:
      /tasks/{id}:
        put:
          operationId: saveTask
          summary: Save a task
          description: Replaces the *whole* task.
          deprecated: true
          x-rights: [write, read]
          x-rules: [At most 99 bytes.]
          x-languages: [curl]
          externalDocs: {url: https://example.org/tasks, description: All about tasks}
          parameters: [{name: id, in: path, required: true, description: Its ID., example: a1, schema: {type: string}}]
          requestBody:
            required: true
            description: The task.
            content:
              application/json:
                schema: {properties: {name: {type: string}}}
                examples: {tea: {summary: Make tea, description: An *easy* one., value: {name: Tea}}}
          responses:
            '200': {description: Saved., content: {text/plain: {schema: {type: string}, examples: {a: {summary: Fine, value: ok}}}}}
            '404': {description: No such task.}
  `);
  expect(markdown).toBe(
    `### Save a task

\`PUT /tasks/{id}\` · operation ID \`saveTask\` · **deprecated**

Replaces the *whole* task.

Needs \`write\`. Needs \`read\`.

Read more: [All about tasks](https://example.org/tasks)

#### Path parameters

- \`id\` (string · **required** · for example \`"a1"\`): Its ID.

#### Request body *required*

The task.

- At most 99 bytes.

Fields:

- \`name\` (string)

#### Response 200

Saved.

\`text/plain\`

String

#### Errors

- [404](https://docs.test/specs/tasks#error/404) No such task.

**Samples**

\`\`\`bash
call https://de.example.org/tasks/{id}
\`\`\`

*For curl.*

**Body** Make tea

An *easy* one.

\`\`\`json
{"name": "Tea"}
\`\`\`

**200** Fine

\`\`\`text
ok
\`\`\`
`,
  );
});

it('tags each sample with its language', () => {
  const languages = '[javascript, php, java, curl]';
  const markdown = renderOperation(`paths: {/: {get: {operationId: list, x-languages: ${languages}, responses: {}}}}`);
  expect(markdown.match(/^```\w+/gm)).toEqual(['```js', '```php', '```java', '```bash']);
});

it('names the schemas of bodies and responses', () => {
  const content = (name: string): string => `{application/json: {schema: {$ref: '#/components/schemas/${name}'}}}`;
  const markdown = renderOperation(`
    paths:
      /tasks:
        post:
          operationId: saveTask
          requestBody: {content: ${content('TaskParams')}}
          responses: {'200': {description: Saved., content: ${content('TaskList')}}}
    components:
      schemas:
        TaskParams: {description: A new task., properties: {name: {type: string}}}
        TaskList: {type: array, items: {type: string}}
  `);
  expect(markdown).toContain('`TaskParams`: A new task.');
  expect(markdown).toContain('`TaskList` (array of strings)');
});

it('says under a sample which client it is for', () => {
  const markdown = renderOperation('paths: {/: {get: {operationId: list, x-languages: [php, curl], responses: {}}}}');
  expect(markdown).toContain('```\n\n*For php.*\n\n```bash');
});

it('says who calls whom, what a webhook sends, and what is done with callbacks', () => {
  const markdown = renderOperation(`
    paths:
      /tasks:
        post:
          operationId: addTask
          responses: {}
          callbacks: {done: {'{$request.body#/url}': {post: {summary: All done, requestBody: {content: {text/plain: {}}}, responses: {'204': {description: Thanks.}}}}}}
    webhooks: {newTask: {put: {description: There is a task., responses: {}}}}
  `);
  expect(markdown).toContain(`#### Callback \`done\`

Your server receives \`POST {$request.body#/url}\`.

All done

#### Request body *optional*

\`text/plain\`

#### Response 204

Thanks.
`);
  expect(markdown).toContain(`### newTask

\`PUT newTask\` · operation ID \`newTask\`

Your server receives this request, and responds to it.

There is a task.
`);
});

it('says what a response is made of, and how to go on from it', () => {
  const markdown = renderOperation(`
    paths:
      /tasks:
        get:
          operationId: listTasks
          responses:
            '200':
              description: Some tasks.
              headers: {X-Rate: {schema: {type: integer}, description: How many are left.}}
              links: {next: {operationId: listTasks, description: More., parameters: {page: $response.body#/next}}, away: {operationRef: 'other.yml#/a'}}
              content:
                multipart/form-data: {schema: {type: object}, encoding: {photo: {contentType: image/png}}}
                application/xml: {schema: {type: object}}
  `);
  expect(markdown).toContain(`#### Response 200

Some tasks.

\`multipart/form-data\`

\`photo\` is sent as \`image/png\`.

Object

\`application/xml\`

The same as \`multipart/form-data\`.

**Headers**

- \`X-Rate\` (integer): How many are left.

**Links**

- \`next\`, to [listTasks](https://docs.test/specs/tasks#operation/listTasks) with \`page\` from \`$response.body#/next\`: More.
- \`away\`, to other.yml#/a
`);
});

it('says what is different from other operations', () => {
  const markdown = renderOperation(`
    servers: [{url: https://a.org}]
    security: [{key: []}]
    paths:
      /tasks:
        servers: [{url: 'https://{b}.org', variables: {b: {default: c, enum: [c, d], description: A letter.}}}, {url: /e}]
        get: {operationId: list, security: [], responses: {}, x-codeSamples: [{lang: Ruby, label: With gems, source: puts}]}
    components: {securitySchemes: {key: {type: http, scheme: basic}}}
  `);
  expect(markdown).toContain(`Needs no credentials.

#### Servers

- \`https://c.org\`
  - \`b\` (default \`c\` · one of \`c\`, \`d\`): A letter.
- \`/e\`: Relative to the address of this document.

**Samples**

With gems

\`\`\`ruby
puts
\`\`\`
`);
});
