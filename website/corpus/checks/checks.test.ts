import {expect, it} from 'vitest';
import type {Raw} from '../document/rawDocument.ts';
import {readPage} from '../page/readPage.ts';
import {type CheckName, checks} from './checks.ts';

/** One operation with a parameter, a field of its own, and a shared schema. */
const html = `<main>
  <section id="tag/pets/get"><h3 id="operation/get">Get</h3>
    <p class="address-5i01Aa"><b class="method-EcK7QG get-EcK7QG">GET</b> <code>/pets</code></p>
    <ul class="fields-PKHMJq"><li id="get/limit"><a class="name-PKHMJq" href="#get/limit">limit</a></li></ul>
    <div class="schema-5i01Aa">
      <ul class="fields-PKHMJq"><li id="get/id"><a class="name-PKHMJq" href="#get/id">id</a></li></ul>
      <details data-schema="schema/Pet"><a href="#schema/Pet">Go to Pet</a></details>
    </div>
  </section>
  <section><h3 id="schema/Pet">Pet</h3>
    <div class="schema-5i01Aa">
      <ul class="fields-PKHMJq"><li id="schema/Pet/name"><a class="name-PKHMJq" href="#schema/Pet/name">name</a></li></ul>
    </div>
  </section>
  <section><h3 id="schema/Toy">Toy</h3>
    <ul class="fields-PKHMJq"><li id="schema/Toy/size"><a class="name-PKHMJq" href="#schema/Toy/size">size</a></li></ul>
  </section>
</main>`;

function describe(properties: Raw, parameters: Raw[] = [{name: 'limit', in: 'query'}], paths: Raw = {}): Raw {
  const schema = {allOf: [{properties: {id: {}}}, {$ref: '#/components/schemas/Pet'}]};
  const responses = {200: {content: {'application/json': {schema}}}};
  return {
    openapi: '3.1.0',
    paths: {'/pets': {get: {parameters, responses}}, ...paths},
    components: {schemas: {Pet: {properties}}},
  };
}

function run(name: CheckName, root: Raw, page = html): string[] {
  const made = {root, pages: [readPage('/', page)], files: new Set(['/search']), frame: new Set(['<meta charset>'])};
  return checks[name](made);
}

const whole = describe({name: {type: 'string'}});

it.each(Object.keys(checks) as CheckName[])('finds no %s on a page that has everything', (name) => {
  expect(run(name, whole)).toEqual([]);
});

it('finds operations, webhooks and callbacks that no page has', () => {
  const callbacks = {done: {'{$url}': {post: {}}}};
  const root = {...describe({}, [], {'/toys': {put: {callbacks}}}), webhooks: {born: {post: {}}}};
  expect(run('operations that no page has', root)).toEqual(['PUT /toys', 'POST {$url}', 'POST born']);
});

it('asks for nothing that is internal', () => {
  const hidden = {'x-internal': true};
  const root = describe({secret: hidden}, [{name: 'debug', in: 'query', ...hidden}], {
    '/toys': {put: hidden},
    '/x': {...hidden, get: {}},
  });
  expect(Object.keys(checks).flatMap((name) => run(name as CheckName, root))).toEqual([]);
});

it('finds parameters that their operation lacks, also those of its path', () => {
  const root = describe({}, [{$ref: '#/components/parameters/Page'}]);
  const components = {parameters: {Page: {name: 'page', in: 'query'}}};
  expect(run('parameters that their operation lacks', {...root, components})).toEqual(['GET /pets: page']);
});

it('finds fields that no page lists', () => {
  const root = describe({name: {}, age: {}, friend: {$ref: '#/components/schemas/Pet'}});
  expect(run('objects whose fields no page lists', root)).toEqual(['Pet: age, friend']);
});

it('finds fields that are listed, but not as those of one object', () => {
  expect(run('objects whose fields no page lists', describe({name: {}, size: {}}))).toEqual(['Pet: not together: name, size']);
});

it('takes the fields of an included schema for those of the object', () => {
  const root = {...whole, components: {schemas: {Pet: {properties: {name: {}}}, Both: {properties: {id: {}, name: {}}}}}};
  expect(run('objects whose fields no page lists', root)).toEqual([]);
});

it('finds fields that are on the page, but not where the operation leads', () => {
  expect(run('fields that an operation does not lead to', describe({size: {}}))).toEqual(['GET /pets: size']);
});

it('finds ids that a page has twice', () => {
  expect(run('ids that a page has twice', whole, '<p id="a"></p><p id="b"></p><p id="a"></p>')).toEqual(['/#a']);
});

it('finds links of ours that lead nowhere, and leaves those of authors', () => {
  const page = `<a href="#a%20b">1</a><a href="/search">2</a><a href="/lost">3</a><a href="https://example.org/">4</a>
    <p id="a b"></p><details data-schema="gone"></details><div class="html-HDjLmG"><a href="#theirs">5</a></div>`;
  expect(run('links that lead nowhere', whole, page)).toEqual(['/: /lost', '/: #gone']);
});

it.each([
  '<script>alert(1)</script>',
  '<iframe src="/x"></iframe>',
  '<p onclick="x()"></p>',
  '<p style="color: red"></p>',
  '<a href=" java&#10;script:x()">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<img src="https://example.org/pixel.gif">',
  '<img src="//example.org/pixel.gif">',
  '<meta http-equiv="refresh" content="0">',
  '<base href="/x">',
  '<form action="/x"></form>',
])('finds %s', (part) => {
  expect(run('active parts that are not ours', whole, `<meta charset="utf-8"><main>${part}</main>`).length).toBeGreaterThan(0);
});

it('leaves pictures of the site itself, links, and text that only looks like markup', () => {
  const page = '<img src="/icon.svg"><a href="https://example.org/">x</a><code>&lt;script&gt;</code><p title="onclick=x"></p>';
  expect(run('active parts that are not ours', whole, page)).toEqual([]);
});
