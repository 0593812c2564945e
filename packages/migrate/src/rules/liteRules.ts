import {args, object} from '../edits/code.ts';
import {field, type OldCall, type Rule} from './newCall.ts';
import {recommendClientRules} from './recommend.ts';
import {searchFacetQueries, searchQueries} from './searchQueries.ts';

const section = 'lite-client';

const fullClient = (method: string): ReturnType<Rule> => ({
  todo: `The lite client of version 5 has no method for \`${method}\`: import the full client here.`,
  section,
  why: 'In Node.js, `algoliasearch/lite` of version 4 was the full client.',
});

/** TypeScript doesn't know that there's one result per request. */
function firstResult({job}: OldCall): string {
  const {brace} = job.style;
  return `.then(({${brace}results${brace}}) => results[0]${job.program.isTypeScript ? '!' : ''})`;
}

/** Methods of the lite client. */
export const liteRules: Record<string, Rule> = {
  search: searchQueries,
  multipleQueries: searchQueries,
  searchForFacetValues: searchFacetQueries,
  multipleSearchForFacetValues: searchFacetQueries,
  ...recommendClientRules,
  customRequest: ({method}) => fullClient(method),
};

/** Methods of an index of the lite client. */
export const liteIndexRules: Record<string, Rule> = {
  search: (call) => {
    const options = call.options(1);
    const request = object([field('indexName', call.indexName), field('query', call.args[0]), ...options.rest]);
    const types = call.node.typeParameters ?? '';
    return {
      method: 'searchForHits',
      section,
      fields: [],
      code: [
        call.client,
        '.searchForHits',
        types,
        args([object([{key: 'requests', value: ['[', request, ']']}]), options.requestOptions]),
        firstResult(call),
      ],
    };
  },
  searchForFacetValues: (call) => {
    const options = call.options(2);
    const quote = call.job.style.quote;
    const request = object([
      field('indexName', call.indexName),
      {key: 'type', value: `${quote}facet${quote}`},
      field('facet', call.args[0]),
      field('facetQuery', call.args[1]),
      ...options.rest,
    ]);
    return {
      method: 'searchForFacets',
      section,
      fields: [],
      code: [
        call.client,
        '.searchForFacets',
        args([object([{key: 'requests', value: ['[', request, ']']}]), options.requestOptions]),
        firstResult(call),
      ],
    };
  },
};
