import {expect, it} from 'vitest';
import {stringify} from 'yaml';
import {writeAllParts} from '../reference/__fixtures__/allParts.ts';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import {buildReference} from '../reference/buildReference.ts';
import {splitReference} from '../reference/splitReference.ts';
import {readMarkdown} from './__fixtures__/readMarkdown.ts';
import {renderReferenceMarkdown} from './renderReferenceMarkdown.ts';

const attacks = [
  '<script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '<!-- <b>',
  '[a](javascript:alert(1))',
  '![a](//example.org/a.png)',
  '<javascript:alert(1)>',
  'a](javascript:alert(1)) [b',
  '[a]: javascript:alert(1)',
  'a `` b ` c',
  '```\n# a\n```',
  'a\n\n# b\n\n    c\n\n<script>alert(1)</script>',
  'a\n===',
  '| a |\n| - |\n| b |',
  '*a* _b_ ~c~ **d',
  '- a\n- b',
  '&lt;script&gt; &#60;b>',
  '\\<b>\\',
];

/** A text wherever a model takes it as it is; descriptions are Markdown of the author and have been sanitised. */
function attack(text: string): string {
  const schema = {title: text, enum: [text, 1], default: text, pattern: text, examples: [text]};
  const object = {
    properties: {name: schema, [text]: {type: 'string'}, choice: {oneOf: [schema, {type: 'object', title: `${text} 2`}]}},
    dependentRequired: {[text]: ['name']},
  };
  const content = {[text]: {schema: object, examples: {a: {summary: text, value: {message: text}}}}};
  const operation = {
    ...{operationId: text, summary: text, tags: [text], 'x-acl': [text], externalDocs: {url: 'https://a.org', description: text}},
    parameters: [{name: text, in: 'query', schema, example: text}],
    requestBody: {content},
    responses: {'200': {content}, '400': {content}},
    'x-rules': [{rule: 'maxBodyBytes', value: 1, message: text}],
  };
  return stringify({
    info: {title: text, version: text, summary: text},
    servers: [{url: `https://{region}/${text}`, variables: {region: {default: text, enum: [text]}}}],
    security: [{key: []}],
    paths: {[`/${text}`]: {post: operation}},
    components: {
      // Schemas are sorted by name, and this one is last whatever the other is called.
      schemas: {[text]: object, éOther: {properties: {next: {$ref: '#/components/schemas/éOther'}}}},
      securitySchemes: {key: {type: 'apiKey', in: text, name: text}},
    },
  });
}

const render = (text: string): string =>
  splitReference(buildReference('hostile', readDocument(attack(text))))
    .map((page) => renderReferenceMarkdown(page, 'https://docs.test'))
    .join('');
const calm = readMarkdown(render('calm'));

/** Descriptions are Markdown in these, so their headings and code are too. */
it.each(attacks)('has no markup and leads nowhere else with %j in all parts of a document', (text) => {
  const pages = splitReference(buildReference('hostile', readDocument(writeAllParts(text, 'https://a.org'))), 1);
  for (const page of pages) {
    const {links, html} = readMarkdown(renderReferenceMarkdown(page, 'https://docs.test'));
    expect(html).toEqual([]);
    expect(links.filter((url) => !/^($|https:\/\/a\.org|https:\/\/docs\.test\/specs\/hostile[.#/]|mailto:)/.test(url))).toEqual(
      [],
    );
  }
});

it.each(attacks)('is not changed by %j in any place', (text) => {
  const {headings, codeBlocks, links, html} = readMarkdown(render(text));
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  expect(headings).toEqual(calm.headings.map((heading) => heading.replace('calm', () => line)));
  expect(codeBlocks).toHaveLength(calm.codeBlocks.length);
  expect(links.filter((url) => !/^(https:\/\/a\.org$|https:\/\/docs\.test\/specs\/hostile[.#])/.test(url))).toEqual([]);
  expect(html).toEqual([]);
});
