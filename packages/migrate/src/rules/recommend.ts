import type {ObjectExpression} from '@babel/types';
import {keyOf, rangeOf, unwrap} from '../syntax/tree.ts';
import type {Code} from '../edits/code.ts';
import {quoted, type Job} from './job.ts';
import type {OldCall, Rule} from './newCall.ts';

const models: Record<string, string> = {
  getFrequentlyBoughtTogether: 'bought-together',
  getRelatedProducts: 'related-products',
  getTrendingItems: 'trending-items',
  getTrendingFacets: 'trending-facets',
  getLookingSimilar: 'looking-similar',
  getRecommendedForYou: 'recommended-for-you',
};

const section = 'personalization-and-recommendations';

function recommendation(on: 'client' | 'initRecommend'): Rule {
  return (call) => {
    const [queries] = call.args;
    const list = queries && unwrap(queries);
    const requests = list?.type === 'ArrayExpression' ? list.elements.map((query) => query && unwrap(query)) : [];
    if (requests.length === 0 || !requests.every((request) => request?.type === 'ObjectExpression'))
      return {
        todo: `\`${call.method}\` is now \`getRecommendations({ requests })\`.`,
        section,
        why: 'Each request names its `model` and its `threshold`, which was 0 if you left it out.',
      };
    for (const request of requests) addModel(request, call);
    const options = call.options(1);
    return {
      method: 'getRecommendations',
      section,
      fields: [{key: 'requests', value: queries ?? '[]'}],
      requestOptions: options.requestOptions,
      ...(on === 'initRecommend' && {on: [call.client, '.initRecommend()'] as Code}),
      finding: {kind: 'changed', why: '`threshold` is required, and was 0 by default.'},
    };
  };
}

function addModel(request: ObjectExpression, {method, job}: OldCall): void {
  const model = models[method];
  const has = (key: string): boolean => request.properties.some((part) => keyOf(part) === key);
  if (!has('threshold')) addAtEnd(request, 'threshold: 0', job);
  if (model && !has('model')) addAtEnd(request, `model: ${quoted(model, job)}`, job);
}

function addAtEnd(request: ObjectExpression, code: string, {edits}: Job): void {
  const last = request.properties.at(-1);
  const end = last ? rangeOf(last).end : rangeOf(request).start + 1;
  edits.replace({start: end, end}, last ? `, ${code}` : code);
}

const names = ['getRecommendations', ...Object.keys(models)];

/** Of the search client, which makes a client for recommendations. */
export const recommendRules: Record<string, Rule> = Object.fromEntries(
  names.map((name) => [name, recommendation('initRecommend')]),
);

/** Of the client for recommendations, and of the lite client. */
export const recommendClientRules: Record<string, Rule> = Object.fromEntries(
  names.map((name) => [name, recommendation('client')]),
);
