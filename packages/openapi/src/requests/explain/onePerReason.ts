import type {Explanation} from './explanation.ts';

/** What is said of a value: of several reasons the plainest is enough. */
const plainestFirst = ['const', 'enum', 'type', 'minLength', 'maxLength', 'format', 'pattern'];
const aboutNames = ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'false schema'];
const aboutMissing = ['required', 'dependentRequired'];

/** The explanations without those that say of one place what another one says already. */
export function keepOnePerReason(explanations: Explanation[]): Explanation[] {
  const sorted = explanations
    .map((explanation, index) => ({explanation, index}))
    .sort((one, other) => plainestFirst.indexOf(one.explanation.keyword) - plainestFirst.indexOf(other.explanation.keyword));
  const kept = new Map<string, {explanation: Explanation; index: number}>();
  for (const entry of sorted) {
    const reason = `${entry.explanation.fault.pointer} ${familyOf(entry.explanation.keyword)}`;
    if (!kept.has(reason)) kept.set(reason, entry);
  }
  const unique = [...kept.values()].sort((one, other) => one.index - other.index).map(({explanation}) => explanation);
  return unique.filter((explanation) => !isMisspelt(explanation, unique));
}

function familyOf(keyword: string): string {
  const families = [plainestFirst, aboutNames, aboutMissing];
  return families.find((family) => family.includes(keyword))?.[0] ?? keyword;
}

/** A field that is there under a wrong name is not missing as well. */
function isMisspelt({keyword, place, field}: Explanation, explanations: Explanation[]): boolean {
  return (
    keyword === 'required' && field !== undefined && explanations.some((other) => other.place === place && other.meant === field)
  );
}
