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

it('lists errors once, with their messages and the operation that alone sends one', () => {
  const source = `
    paths:
      /a:
        get:
          operationId: getTask
          responses: {'404': {description: No such task., content: {application/json: {example: {message: Not found}}}}}
  `;
  expect(introduce(source)).toContain(`## Errors

Every error response has a JSON body with a message.

- \`404\`, only from [getTask](https://docs.test/specs/tasks#operation/getTask): No such task.
  - \`Not found\`
`);
});
