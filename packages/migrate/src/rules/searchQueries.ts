import type {Node, ObjectExpression} from '@babel/types';
import {object, type Code, type Field} from '../edits/code.ts';
import {keyOf, rangeOf, unwrap} from '../syntax/tree.ts';
import {literalOf, type Job} from './job.ts';
import {field, type Rule} from './newCall.ts';
import {valueCode} from './options.ts';

/** Search parameters stand beside `indexName` now, not in `params`. */
export const searchQueries: Rule = (call) => {
  const [queries] = call.args;
  if (queries && isRequest(queries)) return unchanged(call.method);
  const options = call.options(1);
  const written = literalOf(queries, call.job);
  const literal = written?.type === 'ArrayExpression' ? written.elements.map((query) => query && unwrap(query)) : undefined;
  const objects = literal?.every((query) => query?.type === 'ObjectExpression') ? literal : undefined;
  const hasFacets =
    objects?.some(({properties}) => properties.some((part) => keyOf(part) === 'type' || part.type === 'SpreadElement')) ?? true;
  return {
    // Its results are always records, in the types, too.
    method: hasFacets ? 'search' : 'searchForHits',
    section: 'search-several-indices',
    fields: [
      {key: 'requests', value: objects ? writtenRequests(queries, objects, call.job) : mappedRequests(queries)},
      ...options.rest,
    ],
    requestOptions: options.requestOptions,
    isGeneric: true,
    finding: objects
      ? {kind: 'changed'}
      : {
          kind: 'check',
          why: 'The queries are in a variable: version 5 wants the search parameters beside `indexName`, not in `params`.',
        },
  };
};

/** Already written for version 5. */
function isRequest(queries: Node): boolean {
  const node = unwrap(queries);
  return node.type === 'ObjectExpression' && node.properties.some((part) => keyOf(part) === 'requests');
}

function unchanged(method: string): ReturnType<Rule> {
  return {method, section: 'search', fields: [], code: ''};
}

/** Only `params` is replaced by what's in it. */
function writtenRequests(list: Node | undefined, queries: ObjectExpression[], job: Job): Code {
  for (const {properties} of queries)
    for (const property of properties) {
      if (property.type !== 'ObjectProperty' || keyOf(property) !== 'params') continue;
      const params = unwrap(property.value);
      if (params.type !== 'ObjectExpression') job.edits.replace(property, ['...', valueCode(property, job)]);
      else if (params.properties.length === 0) job.edits.replace(withComma(property, properties), '');
      else
        job.edits.replace(
          property,
          params.properties.flatMap((part, at) => (at === 0 ? [part] : [', ', part])),
        );
    }
  return list ?? '[]';
}

/** A property and the comma that goes with it. */
function withComma(property: Node, properties: readonly Node[]): {start: number; end: number} {
  const at = properties.indexOf(property);
  const [before, after] = [properties[at - 1], properties[at + 1]];
  const {start, end} = rangeOf(property);
  return {start: before ? rangeOf(before).end : start, end: before || !after ? end : rangeOf(after).start};
}

function mappedRequests(queries: Node | undefined): Code {
  const node = queries && unwrap(queries);
  const isSimple = node?.type === 'Identifier' || node?.type === 'MemberExpression' || node?.type === 'CallExpression';
  return [isSimple ? (queries ?? '') : ['(', queries ?? '[]', ')'], '.map(({ params, ...query }) => ({ ...query, ...params }))'];
}

/** One request per query became one of several kinds of queries. */
export const searchFacetQueries: Rule = (call) => {
  const [queries] = call.args;
  const options = call.options(1);
  const written = queries && unwrap(queries);
  const elements = written?.type === 'ArrayExpression' ? written.elements.map((query) => query && unwrap(query)) : [];
  if (elements.length === 0 || !elements.every((query) => query?.type === 'ObjectExpression'))
    return {
      todo: `\`${call.method}\` with several queries is now \`searchForFacets({ requests })\`.`,
      section: 'search-facet-values',
      why: "Each request has `indexName`, `type: 'facet'`, `facet` and `facetQuery`, and the response has `results`.",
    };
  const requests = elements.map((query) => facetRequest(query, call.job));
  return {
    method: 'searchForFacets',
    section: 'search-facet-values',
    fields: [
      {key: 'requests', value: ['[', ...requests.flatMap((request, at) => (at === 0 ? [request] : [', ', request])), ']']},
    ],
    requestOptions: options.requestOptions,
    code: [
      call.client,
      '.searchForFacets(',
      object([
        {key: 'requests', value: ['[', ...requests.flatMap((request, at) => (at === 0 ? [request] : [', ', request])), ']']},
      ]),
      options.requestOptions ? [', ', options.requestOptions] : '',
      ').then(({ results }) => results)',
    ],
  };
};

function facetRequest({properties}: ObjectExpression, job: Job): Code {
  const find = (key: string): Code | undefined => {
    const property = properties.find((part) => keyOf(part) === key);
    return property && valueCode(property, job);
  };
  const params = properties.find((part) => keyOf(part) === 'params');
  const inner = params?.type === 'ObjectProperty' ? unwrap(params.value) : undefined;
  const parts = inner?.type === 'ObjectExpression' ? inner.properties : [];
  const facetName = parts.find((part) => keyOf(part) === 'facetName');
  const others = parts.filter((part) => part !== facetName).map((part): Field => ({same: part}));
  return object([
    field('indexName', find('indexName')),
    {key: 'type', value: `${job.style.quote}facet${job.style.quote}`},
    facetName && {key: 'facet', value: valueCode(facetName, job)},
    ...others,
  ]);
}
