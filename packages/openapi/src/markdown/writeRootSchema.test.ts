import {expect, it} from 'vitest';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import {buildReference} from '../reference/buildReference.ts';
import {writeRootSchema} from './writeRootSchema.ts';
import {writeMarkdown} from './writeMarkdown.ts';

/** The schema `Task` of a document with these schemas. */
function renderTask(schemas: string): string {
  const task = buildReference('tasks', readDocument(`components: {schemas: ${schemas}}`)).schemas.find(
    ({name}) => name === 'Task',
  );
  return task ? writeMarkdown(writeRootSchema(task.schema), 'https://docs.test/specs/tasks') : '';
}

it('lists fields with type, marks, constraints and what they mean', () => {
  const markdown = renderTask(`{Task: {
    description: Work to do.,
    required: [name],
    properties: {
      name: {type: string, maxLength: 64, examples: [Tea], description: "Its *name*."},
      size: {type: integer, deprecated: true, default: 3},
      code: {type: string, pattern: '^[a-z]_*\`$'},
    },
  }}`);
  expect(markdown).toBe(
    `Work to do.

- \`name\` (string · **required** · at most 64 characters · for example \`"Tea"\`): Its *name*.
- \`size\` (integer · **deprecated** · default \`3\`)
- \`code\` (string · matches \`\`^[a-z]_*\`$\`\`)
`,
  );
});

it('indents the fields of a field', () => {
  const markdown = renderTask(`{Task: {properties: {
    owner: {type: object, description: Who does it., properties: {name: {type: string}}},
    steps: {type: array, items: {properties: {text: {type: string, description: "One.\\n\\nTwo."}}}},
  }}}`);
  expect(markdown).toBe(
    `- \`owner\` (object): Who does it.
  - \`name\` (string)
- \`steps\` (array of objects)
  - \`text\` (string): One.

    Two.
`,
  );
});

it('keeps a table of a field apart from the text before it', () => {
  const markdown = renderTask('{Task: {properties: {a: {type: string, description: "One:\\n\\n| b |\\n| - |\\n| c |"}}}}');
  expect(markdown).toBe('- `a` (string): One:\n\n  | b |\n  | - |\n  | c |\n');
});

it('keeps a list in a description apart from the fields', () => {
  const markdown = renderTask('{Task: {description: "Either:\\n\\n- one\\n- two", properties: {a: {type: string}}}}');
  expect(markdown).toBe('Either:\n\n- one\n- two\n\nFields:\n\n- `a` (string)\n');
});

it('names values in a sentence, or explains each', () => {
  const markdown = renderTask(`{Task: {properties: {
    state: {type: string, enum: [open, done], description: How far it is.},
    kind: {type: string, enum: [task], description: What it is.},
    size: {type: string, enum: [s, l], description: "How long:\\n- \`s\`: an hour.\\n- \`l\`: a day."},
  }}}`);
  expect(markdown).toBe(
    `- \`state\` (string): How far it is. One of \`open\`, \`done\`.
- \`kind\` (string): What it is. Always \`task\`.
- \`size\` (string): How long:
  - \`s\`: an hour.
  - \`l\`: a day.
`,
  );
});

it('lists alternatives', () => {
  const markdown = renderTask(`{Task: {
    description: A name or more.,
    oneOf: [{type: string, description: The name.}, {title: Whole, properties: {a: {type: string}}}],
  }}`);
  expect(markdown).toBe(
    `String or object. A name or more. One of:

- **string**: The name.
- **Whole** (object)
  - \`a\` (string)
`,
  );
});

it('links to a schema that other places share instead of repeating it', () => {
  const markdown = renderTask(`{
    Task: {properties: {owner: {$ref: '#/components/schemas/User'}, author: {$ref: '#/components/schemas/User'}}},
    User: {description: A person., properties: {name: {}, mail: {}}},
  }`);
  expect(markdown).toBe(
    `- \`owner\` (object): See [\`User\`](https://docs.test/specs/tasks#schema/User) (name, mail).
- \`author\` (object): See [\`User\`](https://docs.test/specs/tasks#schema/User) (name, mail).
`,
  );
});

it('says how fields depend on each other right after the description', () => {
  const markdown = renderTask(`{Task: {
    description: Work to do.,
    properties: {a: {type: string}, b: {type: string}},
    not: {required: [a, b]},
    if: {required: [a]},
    then: {properties: {a: {const: x}}},
  }}`);
  expect(markdown).toBe(
    `Work to do. \`a\` and \`b\` can't be used together. If \`a\` is set, \`a\` must be \`"x"\`.

- \`a\` (string)
- \`b\` (string)
`,
  );
});
