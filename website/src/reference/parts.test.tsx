import type {OpenApiDocument} from '@docs/openapi';
import {type ApiReference, buildReference, splitReference} from '@docs/openapi/reference';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {PageProvider} from '../site/PageProvider.tsx';
import {Contents} from './Contents.tsx';
import {ErrorCatalogue} from './ErrorCatalogue.tsx';
import {Introduction} from './Introduction.tsx';
import {ReferenceNav} from './ReferenceNav.tsx';
import {Group, Schemas} from './ReferencePage.tsx';
import {GroupNav, OverviewNav} from './SplitNav.tsx';

const source = `
  openapi: 3.1.0
  info: {title: Tasks, version: '1', contact: {name: Ann, url: 'https://a.org'}, license: {name: MIT}}
  servers: [{url: 'https://{a}.org', variables: {a: {default: b, enum: [b, c], description: A letter.}}}, {url: /d}]
  security: [{login: [read]}]
  tags: [{name: Tasks, x-displayName: All tasks, externalDocs: {url: 'https://a.org/tasks'}}, {name: More}]
  x-tagGroups: [{name: Work, tags: [Tasks]}]
  paths:
    /tasks:
      get:
        operationId: listTasks
        tags: [Tasks, More]
        security: []
        servers: [{url: 'https://e.org'}]
        parameters: [{name: ids, in: query, explode: false, schema: {type: array, items: {type: string}}}]
        requestBody:
          content:
            application/json: {schema: {$ref: '#/components/schemas/Task'}, example: {name: Tea}}
            application/xml: {schema: {$ref: '#/components/schemas/Task'}, example: <name>Tea</name>}
            multipart/form-data: {schema: {properties: {photo: {type: string}}}, encoding: {photo: {contentType: image/png}}}
        responses:
          '200':
            description: Fine.
            headers: {X-Rate: {schema: {type: integer}}}
            links: {next: {operationId: listTasks, parameters: {page: '$response.body#/next'}}}
          '404': {description: Gone., content: {application/json: {schema: {$ref: '#/components/schemas/Task'}, example: {name: No}}}}
          default: {description: Broken., content: {application/json: {schema: {properties: {code: {type: string}}}}}}
        callbacks:
          done: {'{$request.body#/url}': {post: {summary: All done, requestBody: {content: {text/plain: {example: ok}}}, responses: {'204': {description: Thanks.}}}}}
        x-codeSamples: [{lang: Ruby, label: Plain, source: puts}, {lang: Ruby, label: Gems, source: gem}]
      put: {operationId: plain, tags: [More], responses: {}}
  webhooks: {newTask: {post: {description: There is one., requestBody: {content: {application/json: {example: {a: 1}}}}, responses: {}}}}
  components:
    schemas: {Task: {properties: {name: {type: string}}}}
    securitySchemes: {login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.org', scopes: {read: Reads., write: Writes.}}}}}
`;
const reference = buildReference('tasks', parse(source) as OpenApiDocument);

const frontMatter = {title: 'Introduction', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const docs = {'docs/introduction.mdx': {frontMatter}};
const site = buildSite({config: defineSiteConfig(minimalConfig), sidebars: {}, docs, apis: [], hasDrafts: false});

/** All that a page shows beside its frame. */
function render(shown: ApiReference): string {
  const {groups, regions, schemas} = shown;
  return renderToStaticMarkup(
    <PageProvider page={{site, route: shown.route}}>
      <ReferenceNav reference={shown} />
      <Introduction reference={shown} />
      <ErrorCatalogue reference={shown} />
      {groups.map((group) => (
        <Group key={group.anchor} group={group} regions={regions} schemas={schemas} />
      ))}
      {schemas.length > 0 && <Schemas schemas={schemas} />}
    </PageProvider>,
  );
}

/** What readers see, on one line. */
function readText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
}

const [page] = splitReference(reference);
const html = page ? render(page.reference) : '';
const text = readText(html);

/** One section of the page, up to the next. */
function sectionOf(id: string): string {
  const [, rest = ''] = html.split(`<section id="${id}"`);
  return rest.split('<section')[0] ?? '';
}

describe('a page', () => {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

  it('has each id once', () => {
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has the ids of all parts', () => {
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['security/login', 'error/404', 'error/default/code', 'section/Work', 'tag/Tasks', 'tag/More/operation/listTasks'],
        ...['operation/listTasks/response/200/header/X-Rate', 'operation/listTasks/response/200/link/next'],
        ...['operation/listTasks/callback/done', 'operation/listTasks/callback/done/body', 'webhook/newTask'],
        ...['operation/listTasks/body/multipart/form-data/photo'],
      ]),
    );
  });

  it('has links that lead to its ids', () => {
    const targets = [...html.matchAll(/\shref="#([^"]*)"/g)].map(([, target = '']) => decodeURIComponent(target));
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('says the same as its Markdown about servers, credentials and errors', () => {
    for (const part of [
      'Contact: Ann',
      'License: MIT',
      'https://b.org a default b · one of b, c A letter.',
      '/d Relative to the address of this document.',
      'Requests need login with the scope read . Operations that differ say so.',
      'login OAuth 2.0 Implicit Authorization URL: https://a.org 2 scopes',
    ])
      expect(text).toContain(part);
  });
});

describe('an operation', () => {
  const section = sectionOf('tag/Tasks/operation/listTasks');

  it('says what is special about it', () => {
    expect(readText(section)).toContain('Needs no credentials.');
    expect(readText(section)).toContain('https://e.org');
    expect(readText(section)).toContain('array of strings separated by commas');
  });

  it('shows the first of several media types, and opens the others without a script', () => {
    expect(section).toMatch(/<p><code>application\/json<\/code><\/p>/);
    expect(section).toMatch(
      /<details[^>]*><summary><code>application\/xml<\/code><\/summary><p>The same as <code>application\/json/,
    );
    expect(section).toMatch(
      /<details[^>]*><summary><code>multipart\/form-data<\/code><\/summary><p><code>photo<\/code> is sent as/,
    );
  });

  it('says of which type an example is', () => {
    expect(readText(section)).toContain('Body Example (application/xml)');
  });

  it('has a tab for each sample, by its label', () => {
    const tabs = [...section.matchAll(/aria-controls="([^"]*)"[^>]*>([^<]*)</g)].map(([, id, label]) => [id, label]);
    expect(tabs).toEqual([
      ['sample/listTasks/ruby', 'Plain'],
      ['sample/listTasks/ruby-2', 'Gems'],
    ]);
  });

  it('leads from a response to the next operation', () => {
    expect(section).toContain('<code>next</code>, to <a href="#operation/listTasks">listTasks</a> with <code>page</code> from');
  });

  it('has its callbacks, with what the server of the reader receives', () => {
    expect(readText(section)).toContain('done All done Your server receives POST {$request.body#/url}');
  });

  it('without samples has no tabs', () => {
    expect(sectionOf('tag/More/operation/plain')).not.toContain('role="tablist"');
    expect(sectionOf('tag/More/operation/plain')).toContain('Try it');
  });
});

it('shows a webhook without a way to call it', () => {
  const section = sectionOf('tag/Webhooks/operation/newTask');
  expect(readText(section)).toContain('Your server receives this request, and responds to it.');
  expect(section).not.toMatch(/Try it|Copy|role="tablist"/);
});

it('shows what an error looks like', () => {
  const [, catalogue = ''] = html.split('id="error/404"');
  expect(readText(catalogue)).toContain('Gone. Task name Go to Task 404 Example {"name": "No"}');
});

it('has headings over groups in page and navigation', () => {
  expect(html).toMatch(/<h2 id="section\/Work">Work<\/h2>/);
  expect(html).toMatch(/<p class="[^"]*">Work<\/p><details/);
});

describe('a split reference', () => {
  const pages = splitReference(reference, 1);
  const [overview, group] = pages;

  it('leads from the body of an error to the page of its schema', () => {
    const catalogue = overview ? renderToStaticMarkup(<ErrorCatalogue reference={overview.reference} />) : '';
    expect(catalogue).toContain('<a href="/specs/tasks/all-tasks#schema/Task">Task</a>');
    expect(catalogue).not.toContain('data-schema=');
  });

  it('has headings over its pages', () => {
    const start = overview?.kind === 'referenceOverview' ? overview : undefined;
    expect(start && renderToStaticMarkup(<Contents page={start} />)).toMatch(/<h2 id="section\/Work">/);
    expect(start && renderToStaticMarkup(<OverviewNav page={start} />)).toMatch(/>Work<\/p><a/);
    const other = group?.kind === 'referenceGroup' ? group : undefined;
    expect(other && renderToStaticMarkup(<GroupNav page={other} />)).toMatch(/>Work<\/p><a/);
  });
});

it('adds nothing to a document that has none of this', () => {
  const plain = buildReference(
    'plain',
    parse(`
    openapi: 3.1.0
    info: {title: Plain, version: '1'}
    paths: {/: {get: {operationId: a, responses: {'200': {description: Fine., content: {application/json: {schema: {type: string}}}}}}}}
  `) as OpenApiDocument,
  );
  const rendered = render(plain);
  expect(rendered).not.toMatch(
    /Headers|Links|Callbacks|Servers|Errors|Authentication|See also|Read more|<details class="[^"]*media/,
  );
});
