import {expect, it} from 'vitest';
import {layer} from '../reference/__fixtures__/layer.ts';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import {buildReference} from '../reference/buildReference.ts';
import {writeIntroduction} from './writeIntroduction.ts';
import {writeMarkdown} from './writeMarkdown.ts';

function introduce(source: string): string {
  return writeMarkdown(writeIntroduction(buildReference('tasks', readDocument(source), layer)), 'https://docs.test/specs/tasks');
}

it('says what the API is for and where the whole document is', () => {
  const source = 'info: {title: Tasks API, version: "2", summary: All tasks., description: "Work to *do*."}';
  expect(introduce(source)).toBe(
    `# Tasks API

> All tasks.

Version 2. Download the spec as [YAML](https://docs.test/specs/tasks.yml) or [JSON](https://docs.test/specs/tasks.json).

Work to *do*.
`,
  );
});

it('has nothing but a title and the document when there is no more to say', () => {
  expect(introduce('{}')).toBe(
    '# Tasks\n\nVersion 1.0.0. Download the spec as [YAML](https://docs.test/specs/tasks.yml) or [JSON](https://docs.test/specs/tasks.json).\n',
  );
});

it('shows where the region goes in an address', () => {
  const source = `
    servers:
      - url: https://tasks.{region}.example.org
        description: The region of your data.
        variables: {region: {default: us, enum: [us, de], description: "\`de\` is Germany."}}
  `;
  expect(introduce(source)).toContain(`## Servers

\`de\` is Germany. Replace \`{region}\` with \`us\` or \`de\`. The samples use \`us\`.

- \`https://tasks.{region}.example.org\`: The region of your data.
`);
});

it('lists what every call carries', () => {
  const source = `
    security: [{key: []}]
    components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key, description: Your key.}}}
  `;
  expect(introduce(source)).toContain(`## Authentication

Every request needs these credentials.

- \`X-Key\` (header): Your key.
`);
});

const body = 'content: {application/json: {schema: {properties: {message: {type: string}}}, example: {message: Not found}}}';

it('lists errors once, with their bodies and the operation that alone sends one', () => {
  const headers = 'headers: {Retry-After: {schema: {type: integer}}}';
  const source = `paths: {/a: {get: {operationId: getTask, responses: {'404': {description: No such task., ${headers}, ${body}}}}}}`;
  expect(introduce(source)).toContain(`## Errors

- \`404\`, only from [getTask](https://docs.test/specs/tasks#operation/getTask): No such task.

  - \`message\` (string)

  **Headers**

  - \`Retry-After\` (integer)

  **404** Example

  \`\`\`json
  {"message": "Not found"}
  \`\`\`
`);
});

it('says what all errors are where the document has a text for it, with their messages', () => {
  const responses = `{'404': {description: No such task., ${body}}, '410': {description: Gone., ${body}}}`;
  const source = `paths: {/a: {get: {operationId: getTask, responses: ${responses}}}}`;
  const reference = buildReference('tasks', readDocument(source), {errorsText: 'All have a message.'});
  expect(writeMarkdown(writeIntroduction(reference), 'https://docs.test/specs/tasks')).toContain(`## Errors

All have a message.

- \`404\`, only from [getTask](https://docs.test/specs/tasks#operation/getTask): No such task.
  - \`Not found\`
`);
});

it('says how to get a credential, and who needs it', () => {
  const source = `
    security: [{login: [read]}, {}]
    components:
      securitySchemes:
        login: {type: oauth2, description: Log in., flows: {implicit: {authorizationUrl: 'https://a.org', scopes: {read: Reads., write: ''}}}}
  `;
  expect(introduce(source)).toContain(`## Authentication

Requests need \`login\` with the scope \`read\`, or no credentials.

- \`login\` (OAuth 2.0): Log in.
  - **Implicit**: Authorization URL: [https://a.org](https://a.org)
    - \`read\`: Reads.
    - \`write\`
`);
});

it('says who made the API', () => {
  const source = "info: {title: A, version: '1', contact: {name: Ann, email: ann@a.org}, license: {name: MIT}}";
  expect(introduce(source)).toContain('- Contact: Ann\n- Email: [ann@a.org](mailto:ann@a.org)\n- License: MIT\n');
});
