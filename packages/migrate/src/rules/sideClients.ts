import {object, type Field} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {clientOptionField} from './clientOptions.ts';
import {parentOf, quoted} from './job.ts';
import type {OldCall, Rule} from './newCall.ts';
import {clientMethod} from './shape.ts';

const section = '7-move-ab-tests-to-their-own-client';
const ownOptions = new Set(['region', 'appId', 'apiKey']);

/** The region has to be named, and options have a field of their own. */
export function sideClient(method: 'initAnalytics' | 'initPersonalization'): Rule {
  return (call) => {
    const given = call.args[0] && unwrap(call.args[0]);
    if (given && given.type !== 'ObjectExpression')
      return {
        todo: `\`${call.method}\` is now \`${method}({ region, options })\`.`,
        section,
        why: 'The options are in a variable.',
      };
    const own: Field[] = [];
    const options: Field[] = [];
    for (const property of given?.properties ?? [])
      if (ownOptions.has(keyOf(property) ?? '')) own.push({same: property});
      else options.push(clientOptionField(property, call.job));
    const hasRegion = given?.properties.some((part) => keyOf(part) === 'region');
    const region: Field[] = hasRegion ? [] : [{key: 'region', value: quoted('us', call.job)}];
    return {
      method: method === 'initAnalytics' && isForTests(call) ? 'initAbtesting' : method,
      section,
      fields: [...region, ...own, options.length > 0 ? {key: 'options', value: object(options)} : undefined],
      finding: hasRegion ? {kind: 'changed'} : {kind: 'changed', why: 'Version 4 used the region `us` if you left it out.'},
    };
  };
}

/** The analytics client of version 4 had nothing but A/B tests and requests of your own. */
function isForTests({node, job}: OldCall): boolean {
  const parent = parentOf(node, job);
  return !(parent?.type === 'MemberExpression' && keyOf(parent) === 'customRequest');
}

const tests = 'ab-tests';

/** What the client of `initAnalytics` had. */
export const analyticsRules: Record<string, Rule> = {
  addABTest: (call) => ({
    method: 'addABTests',
    section: tests,
    fields: call.args[0] ? [{spread: call.args[0]}] : [],
    requestOptions: call.options(1).requestOptions,
  }),
  getABTest: clientMethod({now: 'getABTest', section: tests, args: ['id']}),
  getABTests: clientMethod({now: 'listABTests', section: tests, args: []}),
  stopABTest: clientMethod({now: 'stopABTest', section: tests, args: ['id']}),
  deleteABTest: clientMethod({now: 'deleteABTest', section: tests, args: ['id']}),
};

export const personalizationRules: Record<string, Rule> = {
  setPersonalizationStrategy: (call) => ({
    method: 'setPersonalizationStrategy',
    section: 'personalization-and-recommendations',
    fields: call.args[0] ? [{spread: call.args[0]}] : [],
    requestOptions: call.options(1).requestOptions,
  }),
};
