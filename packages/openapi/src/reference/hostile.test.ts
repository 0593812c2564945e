import {expect, it} from 'vitest';
import {stringify} from 'yaml';
import {writeAllParts} from './__fixtures__/allParts.ts';
import {listHtml, listHrefs, listIds, listTargets} from './__fixtures__/readModel.ts';
import {readDocument} from './__fixtures__/yaml.ts';
import {buildReference} from './buildReference.ts';
import {linkNames} from './linkNames.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick=alert(1) style="position:fixed" class=c id=main>b</b>',
  '<a href="javascript:alert(1)">a</a>',
  '[a](javascript:alert(1)) [b](data:text/html,<script>alert(1)</script>)',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<iframe src="https://example.org"></iframe>',
  '<input autofocus onfocus=alert(1)><form action=//example.org><button>b</button></form>',
  '<style>*{display:none}</style><link rel="stylesheet" href="//example.org"><base href="//example.org">',
  '`name` "><script>alert(1)</script>',
];

/** Hostile text wherever a document has text, or a name that the page shows. */
function attack(text: string): string {
  const external = {url: 'javascript:alert(1)', description: text};
  const example = {summary: text, description: text, value: {[text]: text, message: text}};
  const schema = {
    ...{title: text, description: `${text}\n\n- \`${text}\`: ${text}`, enum: [text], default: text, pattern: text, format: text},
    ...{examples: [text], externalDocs: external},
  };
  const object = {
    type: 'object',
    properties: {name: schema, [text]: schema, list: {type: 'array', description: text, items: schema}},
    patternProperties: {[text]: schema},
    additionalProperties: schema,
    not: {required: [text], properties: {name: {const: text}}},
    if: {properties: {name: {const: text}}},
    then: {required: [text]},
    dependentRequired: {[text]: [text]},
    oneOf: [schema, {...schema, title: `${text} 2`}],
    discriminator: {propertyName: text, mapping: {[text]: text}},
  };
  const content = {'application/json': {schema: object, examples: {[text]: example}}, [text]: {schema, example: text}};
  const operation = {
    ...{operationId: text, summary: text, description: text, tags: [text], externalDocs: external, 'x-acl': [text]},
    parameters: ['path', 'query', 'header'].map((place) => ({name: text, in: place, description: text, schema, example: text})),
    requestBody: {description: text, content},
    responses: {'200': {description: text, content}, '400': {description: text, content}},
    'x-rules': [{rule: 'maxBodyBytes', value: 1, message: text}],
  };
  return stringify({
    info: {title: text, version: text, summary: text, description: text},
    servers: [
      {
        url: `javascript:${text}{region}{a}`,
        description: text,
        variables: {region: {default: text, enum: [text], description: text}, a: {default: text}},
      },
    ],
    security: [{key: []}],
    tags: [{name: text, description: text}],
    paths: {'/a': {post: operation}},
    components: {
      schemas: {
        [text]: object,
        Shared: {properties: {name: schema, next: {$ref: '#/components/schemas/Shared', description: text}}},
      },
      securitySchemes: {key: {type: 'apiKey', in: text, name: text, description: text}},
    },
  });
}

const tag =
  /^<(?:\/?[a-z][a-z0-9]*|a href="(?:https?:|mailto:|#|\/)[^"<>]*"(?: title="[^"]*")?|ol start="\d+"|div tabindex="0" role="group" aria-label="Table")>$/;
const elements =
  'p br hr blockquote ul ol li dl dt dd pre h2 h3 h4 h5 h6 table thead tbody tr th td a code em strong b i del sub sup kbd div'.split(
    ' ',
  );

/** Schemas in all their forms, and all parts above them. */
const documents = (text: string): string[] => [attack(text), writeAllParts(text, 'javascript:alert(1)')];
const cases = attacks.flatMap((text) => documents(text).map((document) => [text, document] as const));

it.each(cases)('keeps a page calm that meets %s everywhere', (_text, document) => {
  const html = listHtml(linkNames(buildReference('hostile', readDocument(document))));
  const tags = html.flatMap((part) => part.match(/<[^>]*>?/g) ?? []);
  expect(html.length).toBeGreaterThan(50);
  expect(tags.filter((part) => !tag.test(part))).toEqual([]);
  expect(tags.filter((part) => !elements.includes(/[a-z0-9]+/.exec(part)?.[0] ?? ''))).toEqual([]);
});

it.each(cases)('builds plain data, whole links and one place per id from %s', (_text, document) => {
  const reference = linkNames(buildReference('hostile', readDocument(document)));
  const ids = listIds(reference);
  expect(JSON.parse(JSON.stringify(reference))).toStrictEqual(reference);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  expect(listTargets(reference).filter((target) => !ids.includes(target))).toEqual([]);
});

it('leads to web addresses alone', () => {
  const [calm, hostile] = ['https://example.org', 'javascript:alert(1)'].map((address) =>
    listHrefs(buildReference('hostile', readDocument(writeAllParts('a', address)))),
  );
  expect(new Set(calm)).toEqual(new Set(['https://example.org', 'mailto:a']));
  expect(new Set(hostile)).toEqual(new Set(['', 'mailto:a']));
});
