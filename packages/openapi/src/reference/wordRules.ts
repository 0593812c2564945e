import type {Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {type FlatChoice, type FlatSchema, lookThrough} from './flatSchema.ts';
import {count, startSentence} from '../words/words.ts';
import type {Contradiction} from '../document/mergeKeywords.ts';
import {wordNeededFields} from './wordAlternatives.ts';
import {claimRequired, wordCondition} from './wordCondition.ts';
import {claimExclusion, wordTest} from './wordExclusion.ts';

/** Sentences, as HTML, about what a value must be like beyond its own fields, above all how its fields depend on each other. */
export function wordRules(flat: FlatSchema): string[] {
  const claims = [
    ...claimRequired(listRequired(flat)),
    ...flat.choices.flatMap(claimAlternatives),
    ...flat.exclusions.flatMap((excluded) => claimExclusion(excluded)),
    ...claimContained(flat.own),
  ];
  return [
    ...listContradictions(flat).map(
      (contradiction) => `The parts of this schema contradict each other: ${reasons[contradiction]}.`,
    ),
    ...claims.map(
      (claim) => `${claim.replace(/^(it|at least one field|exactly one of|at least|at most|no list) /, startSentence)}.`,
    ),
    ...flat.conditions.flatMap(wordCondition),
  ];
}

const reasons: Record<Contradiction | 'bounds', string> = {
  type: 'no value has both types',
  values: 'no value is in both lists',
  bounds: 'no value is within all limits',
};

function listContradictions({contradictions, own}: FlatSchema): (keyof typeof reasons)[] {
  return [...new Set(contradictions), ...(hasEmptyRange(own) ? ['bounds' as const] : [])];
}

function hasEmptyRange(own: Schema): boolean {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
    ['minProperties', 'maxProperties'],
  ] as const;
  return pairs.some(([least, most]) => Number(own[least] ?? -Infinity) > Number(own[most] ?? Infinity));
}

/** "at least 2 entries must be an integer" */
function claimContained({contains, minContains, maxContains}: Schema): string[] {
  const least = typeof minContains === 'number' ? minContains : 1;
  const [few, many] = [least, Number(maxContains)].map((amount) => count(amount, 'entry', 'entries'));
  if (contains === false) return least > 0 ? ['no list is allowed'] : [];
  if (contains !== true && !isSchema(contains)) return [];
  const test = contains === true ? 'is required' : wordTest('', contains, 'must').trim();
  return [
    ...(least > 0 ? [`at least ${few ?? ''} ${test}`] : []),
    ...(typeof maxContains === 'number' ? [`at most ${many ?? ''} ${test.replace(/^(must|is required)/, 'may')}`] : []),
  ];
}

/** Names that are required here, of fields that are shown elsewhere or not at all. */
function listRequired({own: {required = []}, fields, includes}: FlatSchema): string[] {
  const known = includes.flatMap((included) => lookThrough(included)).flatMap(({own}) => own.required ?? []);
  return required.filter((name) => !fields.has(name) && !known.includes(name));
}

function claimAlternatives(choice: FlatChoice): string[] {
  const needed = wordNeededFields(choice);
  return needed === undefined ? [] : [`${needed} is required`];
}
