import {object, type Code, type Field} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {field, type NewCall, type OldCall, type Rule} from './newCall.ts';
import {operand} from './operand.ts';
import {addFields} from './options.ts';
import type {Section} from '../report/sections.ts';

/** One request per record. */
export const getObjects: Rule = (call) => {
  const options = call.options(1);
  const [ids] = call.args;
  const inner = ids && unwrap(ids);
  const request = (objectID: Code): Code =>
    object([field('indexName', call.indexName), field('objectID', objectID), ...options.rest]);
  const isShort =
    inner?.type === 'ArrayExpression' &&
    inner.elements.length <= 1 &&
    inner.elements.every((id) => id && id.type !== 'SpreadElement');
  const requests: Code = isShort
    ? ['[', ...inner.elements.map((id) => request(id ?? '')), ']']
    : [operand(ids, '[]'), '.map((objectID) => (', request('objectID'), '))'];
  return {
    method: 'getObjects',
    section: 'get-records-by-id',
    fields: [{key: 'requests', value: requests}],
    requestOptions: options.requestOptions,
    isGeneric: true,
  };
};

/** Other search parameters become a URL-encoded string. */
export const searchForFacetValues: Rule = (call) => {
  const options = call.options(2);
  const maxFacetHits = options.take('maxFacetHits');
  const fields = [field('facetQuery', call.args[1]), field('maxFacetHits', maxFacetHits), ...searchParams(options.rest)];
  return {
    method: 'searchForFacetValues',
    section: 'search-facet-values',
    fields: [
      field('indexName', call.indexName),
      field('facetName', call.args[0]),
      {key: 'searchForFacetValuesRequest', value: object(fields)},
    ],
    requestOptions: options.requestOptions,
    finding: encodedFinding(options.rest),
  };
};

export function searchParams(rest: readonly Field[]): Field[] {
  if (rest.length === 0) return [];
  const [only] = rest;
  const given: Code = rest.length === 1 && only && 'spread' in only ? only.spread : object(rest.map(asText));
  return [{key: 'params', value: ['new URLSearchParams(', given, ').toString()']}];
}

/** Values of a query string are strings. */
function asText(part: Field): Field {
  const property = 'same' in part && part.same.type === 'ObjectProperty' ? part.same : undefined;
  const key = property && keyOf(property);
  if (!property || key === undefined) return part;
  const value = unwrap(property.value);
  if (value.type === 'ArrayExpression' || value.type === 'ObjectExpression')
    return {key, value: ['JSON.stringify(', property.value, ')']};
  const isText = value.type === 'StringLiteral' || value.type === 'TemplateLiteral';
  return isText ? part : {key, value: ['String(', property.shorthand ? key : property.value, ')']};
}

export function encodedFinding(rest: readonly Field[]): NonNullable<NewCall['finding']> {
  if (rest.length === 0) return {kind: 'changed'};
  return {
    kind: 'check',
    why: 'Search parameters go into `params` as a URL-encoded string. Write lists and objects with `JSON.stringify`.',
  };
}

/** `batch` got the hits; `aggregator` gets the whole page. */
export function browseMethod(method: string, container: string, section: Section): Rule {
  return (call) => {
    const options = call.options(0);
    const batch = options.take('batch');
    const shouldStop = options.take('shouldStop');
    const hasParams = options.rest.length > 0;
    return {
      method,
      section,
      fields: [
        field('indexName', call.indexName),
        hasParams ? {key: container, value: addFields([], options, call.job)} : undefined,
        {key: 'aggregator', value: batch ? pageReader(batch, call) : '() => {}'},
        field('validate', shouldStop),
      ],
      requestOptions: options.requestOptions,
      isGeneric: method === 'browseObjects',
      finding: describeBrowse(options.literal !== undefined || !options.node, method),
    };
  };
}

function describeBrowse(isLiteral: boolean, method: string): NonNullable<NewCall['finding']> {
  if (!isLiteral)
    return {
      kind: 'check',
      why: 'The options are in a variable: move its `batch` to `aggregator`, and its `shouldStop` to `validate`.',
    };
  if (method === 'browseObjects') return {kind: 'changed', why: 'A page has 1000 records, unless `hitsPerPage` says otherwise.'};
  return {kind: 'changed', why: 'Version 5 keeps `_highlightResult`, which version 4 removed.'};
}

/** `(page) => …` becomes `({hits: page}) => …`. Other functions are called with the hits. */
function pageReader(batch: Code, {job}: OldCall): Code {
  const brace = job.style.brace;
  const destructured = (name: Code): Code => [
    `({${brace}hits`,
    name === 'hits' ? '' : ': ',
    name === 'hits' ? '' : name,
    `${brace}}) => `,
  ];
  const node = typeof batch !== 'string' && 'type' in batch ? unwrap(batch) : undefined;
  if (node?.type !== 'ArrowFunctionExpression')
    return [destructured('hits'), isNode(batch) ? batch : ['(', batch, ')'], '(hits)'];
  const [parameter, ...others] = node.params;
  if (!parameter || others.length > 0) return parameter ? [destructured('hits'), '(', batch, ')(hits)'] : batch;
  if (parameter.type !== 'Identifier' || parameter.typeAnnotation) return [destructured('hits'), '(', batch, ')(hits)'];
  const head = [node.async ? 'async ' : '', destructured(parameter.name === 'hits' ? 'hits' : parameter)];
  return [...head, node.body];
}

function isNode(code: Code): boolean {
  return typeof code !== 'string' && 'type' in code && (code.type === 'Identifier' || code.type === 'MemberExpression');
}

export const getObjectPosition: Rule = (call) => {
  const [response, id] = call.args;
  return {
    method: 'getObjectPosition',
    section: 'findobject',
    fields: [],
    code: [operand(response), '.hits.findIndex((hit) => hit.objectID === ', id ?? '', ')'],
    finding: {kind: 'changed', message: '`getObjectPosition` is gone: `findIndex` finds the hit.'},
  };
};

export const findObject: Rule = () => ({
  todo: '`findObject` is gone: go through the pages of `searchSingleIndex`.',
  section: 'findobject',
  why: 'The guide has a function that does it. It returns `undefined` where version 4 threw an `ObjectNotFoundError`.',
});
