import {describe, expect, it} from 'vitest';
import {writeAllParts} from './__fixtures__/allParts.ts';
import {readDocument} from './__fixtures__/yaml.ts';
import {listHtml, listIds as listAllIds, listNamedLinks, listPlaceLinks} from './__fixtures__/readModel.ts';
import type {ApiReference} from './apiReference.ts';
import {buildReference} from './buildReference.ts';
import type {GroupPage, OverviewPage, ReferencePage} from './referencePage.ts';
import {findByBeginning} from './placeIds.ts';
import {splitReference} from './splitReference.ts';

const reference = buildReference(
  'tasks',
  readDocument(`
    info: {title: Tasks, version: '1', description: Start with \`addTask\`.}
    servers: [{url: 'https://example.org'}]
    tags: [{name: Tasks, description: Work to do.}, {name: Work lists, description: 'Lists, see \`addTask\`.'}]
    paths:
      /tasks:
        post:
          operationId: addTask
          tags: [Tasks]
          description: Adds to a list of \`listTasks\`. Takes \`dueDate\`.
          requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
          responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}, '400': {description: Bad.}}
      /lists:
        get:
          operationId: listTasks
          tags: [Work lists]
          parameters: [{name: pageSize, in: query, description: 'As [said](#section/Pages), or [add one](#operation/addTask), or [this](#operation/listTasks).', schema: {type: integer}}]
          responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}, '404': {description: Gone.}}
        post:
          operationId: addList
          tags: [Work lists]
          requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/ListDraft'}}}}
          responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}}
    components:
      schemas:
        Task: {properties: {dueDate: {type: string}, owner: {$ref: '#/components/schemas/Person'}}}
        Person: {properties: {givenName: {type: string}, manager: {$ref: '#/components/schemas/Person'}}}
        List: {properties: {firstTask: {$ref: '#/components/schemas/Task'}}}
        ListDraft: {properties: {listTitle: {type: string}}}
        Unused: {properties: {owner: {$ref: '#/components/schemas/Person'}}}
  `),
);

const split = splitReference(reference, 2);
const overview = split.find((page): page is OverviewPage => page.kind === 'referenceOverview');
const groups = split.filter((page): page is GroupPage => page.kind === 'referenceGroup');
const routes = (pages: ReferencePage[]): string[] => pages.map(({route}) => route);
const [tasks, lists, others] = groups;

describe('a reference', () => {
  it('is one page up to the limit', () => {
    expect(splitReference(reference, 3).map(({kind, route}) => [kind, route])).toEqual([['reference', '/specs/tasks']]);
  });

  it('has an overview, a page for each group and one for schemas that no operation shows', () => {
    expect(routes(split)).toEqual(['/specs/tasks', '/specs/tasks/tasks', '/specs/tasks/work-lists', '/specs/tasks/schemas']);
  });

  it('survives JSON when it is split', () => {
    expect(JSON.parse(JSON.stringify(split))).toStrictEqual(split);
  });
});

describe('the overview', () => {
  it('introduces the API and lists every operation and every shared schema with its page', () => {
    expect(overview?.reference).toMatchObject({title: 'Tasks', servers: [{}], errors: [{status: '400'}, {status: '404'}]});
    expect(overview?.groups).toMatchObject([
      {title: 'Tasks', route: '/specs/tasks/tasks', operations: [{anchor: 'operation/addTask', method: 'POST', path: '/tasks'}]},
      {title: 'Work lists', operations: [{anchor: 'operation/listTasks'}, {anchor: 'operation/addList'}]},
    ]);
    expect(overview?.schemas).toEqual([
      {name: 'List', anchor: 'schema/List', route: '/specs/tasks/work-lists'},
      {name: 'Person', anchor: 'schema/Person', route: '/specs/tasks/tasks'},
      {name: 'Task', anchor: 'schema/Task', route: '/specs/tasks/tasks'},
      {name: 'Unused', anchor: 'schema/Unused', route: '/specs/tasks/schemas'},
    ]);
  });

  it('links names in its texts, and operations that alone send an error, on their pages', () => {
    const link = '<a href="/specs/tasks/tasks#operation/addTask"><code>addTask</code></a>';
    expect(overview?.reference.introductionHtml).toBe(`Start with ${link}.`);
    expect(overview?.groups[1]?.descriptionHtml).toBe(`Lists, see ${link}.`);
    expect(overview?.reference.errors.map(({onlyFrom}) => onlyFrom?.route)).toEqual([
      '/specs/tasks/tasks',
      '/specs/tasks/work-lists',
    ]);
  });

  it('knows the page of every id that the whole reference has', () => {
    const pages = [...(overview?.groups ?? []), ...(overview?.otherSchemas ?? [])];
    const beginnings = new Map(pages.flatMap(({route, ids}) => ids.map((id) => [id, route] as const)));
    const isOverviews = (id: string): boolean => id.startsWith('error/') || /^tag\/[^/]+$/.test(id);
    const ids = listAllIds(reference).filter((id) => !isOverviews(id));
    const lost = ids.filter((id) => {
      const page = groups.find(({route}) => route === findByBeginning(id, beginnings));
      return !page || !listAllIds(page.reference).includes(id);
    });
    expect(ids.length).toBeGreaterThan(20);
    expect(ids).toContain('schema/ListDraft/listTitle');
    expect(lost).toEqual([]);
    expect([...beginnings.keys()].filter((id) => id.startsWith('tag/')).every((id) => id.endsWith('/operation'))).toBe(true);
  });
});

describe('the page of a group', () => {
  it('has its operations and all schemas that they show, and names those that an earlier page has', () => {
    const schemasOf = (page: GroupPage | undefined) => page?.reference.schemas.map(({name}) => name);
    expect(tasks?.reference.groups.map(({name}) => name)).toEqual(['Tasks']);
    expect([schemasOf(tasks), tasks?.repeated]).toEqual([['Person', 'Task'], []]);
    expect([schemasOf(lists), lists?.repeated]).toEqual([
      ['List', 'Person', 'Task'],
      ['schema/Person', 'schema/Task'],
    ]);
    expect([schemasOf(others), others?.repeated]).toEqual([['Person', 'Unused'], ['schema/Person']]);
  });

  it('has every schema that it links to', () => {
    for (const {reference: shown} of groups) {
      const anchors = new Set(shown.schemas.map(({anchor}) => anchor));
      expect(listNamedLinks(shown).filter(({anchor}) => !anchors.has(anchor))).toEqual([]);
    }
  });

  it('links names on the same page by their id alone, and others with their page', () => {
    expect(tasks?.reference.groups[0]?.operations[0]?.descriptionHtml).toBe(
      'Adds to a list of <a href="/specs/tasks/work-lists#operation/listTasks"><code>listTasks</code></a>. ' +
        'Takes <a href="#schema/Task/dueDate"><code>dueDate</code></a>.',
    );
  });

  it('leads where links of the document mean to', () => {
    const [parameter] = lists?.reference.groups[0]?.operations[0]?.parameters[0]?.fields ?? [];
    expect([...(parameter?.descriptionHtml ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      ...['/specs/tasks#section/Pages', '/specs/tasks/tasks#operation/addTask', '#operation/listTasks'],
    ]);
  });

  it('leads to errors on the overview', () => {
    expect(tasks?.reference.groups[0]?.operations[0]?.errors[0]?.target).toEqual({anchor: 'error/400', route: '/specs/tasks'});
  });

  it('does not introduce the API again', () => {
    const shown: Partial<ApiReference> = tasks?.reference ?? {};
    expect(shown).toMatchObject({introductionHtml: '', servers: [], credentials: [], errors: [], addresses: {}});
  });

  it('has links in texts that some page of the reference answers', () => {
    const ids = new Map([
      ['/specs/tasks', new Set(['section/Pages'])],
      ...groups.map((page) => [page.route, new Set(listAllIds(page.reference))] as const),
    ]);
    for (const page of split)
      for (const [, route = '', id = ''] of listHtml(page.reference)
        .join()
        .matchAll(/href="([^"#]*)#([^"]*)"/g))
        expect(ids.get(route || page.route)).toContain(decodeURIComponent(id));
  });
});

describe('a document with all parts', () => {
  const whole = buildReference('things', readDocument(writeAllParts()));
  const pages = splitReference(whole, 2);
  const [start] = pages.filter((page): page is OverviewPage => page.kind === 'referenceOverview');
  const parts = pages.filter((page): page is GroupPage => page.kind === 'referenceGroup');
  const isOverviews = (id: string): boolean => /^(error|security|section)\//.test(id) || /^tag\/[^/]+$/.test(id);
  const idsOf = (page: ReferencePage): string[] =>
    page.kind === 'referenceOverview' ? listAllIds(whole).filter(isOverviews) : listAllIds(page.reference);

  it('has every id on the page that the overview names', () => {
    const contents = [...(start?.groups ?? []), ...(start?.otherSchemas ?? [])];
    const beginnings = new Map(contents.flatMap(({route, ids}) => ids.map((id) => [id, route] as const)));
    const lost = listAllIds(whole).filter((id) => {
      const page = parts.find(({route}) => route === findByBeginning(id, beginnings));
      return !isOverviews(id) && !(page && listAllIds(page.reference).includes(id));
    });
    expect(lost).toEqual([]);
    expect(listAllIds(whole)).toEqual(
      expect.arrayContaining([
        ...['operation/getThing/callback/done', 'operation/getThing/response/200/link/next', 'webhook/newThing/body'],
        ...['operation/getThing/response/200/header/X-Rate', 'tag/Last/operation/getThing', 'security/oauth'],
        ...['section/text', 'error/default/header/X-Rate', 'operation/getThing/body/multipart/form-data/fileName'],
      ]),
    );
  });

  it('has links that lead to a page with the place', () => {
    const ids = new Map(pages.map((page) => [page.route, new Set(idsOf(page))]));
    const links = pages.flatMap((page) =>
      listPlaceLinks(page.reference).map(({anchor, route}) => ({anchor, route: route || page.route})),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({anchor, route}) => !ids.get(route)?.has(anchor))).toEqual([]);
  });

  it('leads from the bodies of errors to schemas on other pages', () => {
    const named = start?.reference.errors[0]?.mediaTypes[0]?.schema?.inner[0];
    expect(named).toMatchObject({kind: 'named', name: 'Thing', route: '/specs/things/text'});
  });

  it('has its headings on the overview and in the lists of pages', () => {
    expect(start?.groups.map(({section}) => section?.text)).toEqual(['text', 'text', undefined, 'Other', undefined]);
    expect(parts[0]?.pages.map(({heading}) => heading)).toEqual(['text', 'text', undefined, 'Other', undefined]);
    expect(parts.flatMap((page) => page.reference.groups.map(({heading}) => heading))).toEqual([null, null, null, null, null]);
  });
});

describe('a group with more operations than a page may have', () => {
  const pages = splitReference(reference, 1);
  const pieces = pages.filter((page): page is GroupPage => page.kind === 'referenceGroup');
  const [start] = pages.filter((page): page is OverviewPage => page.kind === 'referenceOverview');

  it('has several pages, in the order of its operations, and the first has its name', () => {
    expect(pieces.map(({title, route, anchor}) => [title, route, anchor])).toEqual([
      ['Tasks', '/specs/tasks/tasks', 'tag/Tasks'],
      ['Work lists', '/specs/tasks/work-lists', 'tag/Work-lists'],
      ['Work lists, part 2', '/specs/tasks/work-lists-part-2', 'tag/Work-lists/part/2'],
      ['Other schemas', '/specs/tasks/schemas', 'schemas'],
    ]);
    expect(pieces.flatMap((page) => page.reference.groups.flatMap(({operations}) => operations.map(({id}) => id)))).toEqual([
      ...['addTask', 'listTasks', 'addList'],
    ]);
  });

  it('is described once', () => {
    expect(start?.groups.map(({descriptionHtml}) => descriptionHtml !== '')).toEqual([true, true, false]);
    expect(pieces.flatMap((page) => page.reference.groups.map(({descriptionHtml}) => descriptionHtml !== ''))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('leads from every id, those of Redoc too, to the page that has it', () => {
    const beginnings = new Map((start?.groups ?? []).flatMap(({route, ids}) => ids.map((id) => [id, route] as const)));
    expect(findByBeginning('tag/Work-lists/operation/listTasks', beginnings)).toBe('/specs/tasks/work-lists');
    expect(findByBeginning('tag/Work-lists/operation/addList', beginnings)).toBe('/specs/tasks/work-lists-part-2');
    expect(findByBeginning('operation/addList/response/200', beginnings)).toBe('/specs/tasks/work-lists-part-2');
    expect(beginnings.has('tag/Work-lists')).toBe(false);
  });
});

describe('operations and schemas with more fields than a page should have', () => {
  const fields = Object.fromEntries(Array.from({length: 2500}, (_, index) => [`field${index}`, {type: 'string'}]));
  const large = {type: 'object', properties: fields};
  const paths = Object.fromEntries(
    ['a', 'b', 'c'].map((name) => {
      const responses = {'200': {content: {'application/json': {schema: large}}}};
      return [`/${name}`, {get: {operationId: name, tags: ['Large'], responses}}];
    }),
  );
  const schemas = {One: large, Two: large, Three: large};
  const pages = splitReference(buildReference('large', readDocument(JSON.stringify({paths, components: {schemas}}))), 2);

  it('are on several pages', () => {
    const [start, ...parts] = pages;
    expect(parts.map(({route, reference: shown}) => [route, shown.groups[0]?.operations.length, shown.schemas.length])).toEqual([
      ['/specs/large/large', 2, 0],
      ['/specs/large/large-part-2', 1, 0],
      ['/specs/large/schemas', undefined, 2],
      ['/specs/large/schemas-part-2', undefined, 1],
    ]);
    expect(start?.kind === 'referenceOverview' && start.otherSchemas.map(({title, ids}) => [title, ids])).toEqual([
      ['Other schemas', ['schema/One', 'schema/Three']],
      ['Other schemas, part 2', ['schema/Two']],
    ]);
  });
});

describe('a large reference in which every schema leads to every other', () => {
  function split(count: number): {names: string[]; pages: ReferencePage[]} {
    const names = Array.from({length: count}, (_, index) => `Part${index}`);
    const ref = (index: number): object => ({$ref: `#/components/schemas/${names[index % names.length]}`});
    const paths = Object.fromEntries(
      Array.from({length: 90}, (_, index) => {
        const schemas = {content: {'application/json': {schema: ref(index)}}};
        const get = {operationId: `get${index}`, tags: [`Group ${index}`], responses: {'200': schemas}};
        return [`/things/${index}`, {get}];
      }),
    );
    const schemas = Object.fromEntries(
      names.map((name, index) => [name, {type: 'object', properties: {next: ref(index + 1), other: ref(index + 7)}}]),
    );
    const whole = buildReference('parts', readDocument(JSON.stringify({paths, components: {schemas}})));
    return {names, pages: splitReference(whole, 10)};
  }

  it('shows each of them once, and leads there', () => {
    const {names, pages} = split(300);
    const shown = pages.flatMap((page) => page.reference.schemas.map(({name}) => name));
    expect(shown.toSorted()).toEqual(names.toSorted());
    const [, first] = pages;
    expect(JSON.stringify(first?.reference.groups)).toContain(
      '"anchor":"schema/Part0","preview":"next, other","route":"/specs/parts/schemas"',
    );
  });

  it('shows a few of them on each page, so that nobody has to leave it', () => {
    const {names, pages} = split(20);
    const [, ...others] = pages;
    expect(others.map((page) => page.reference.schemas.length)).toEqual(others.map(() => names.length));
  });
});
