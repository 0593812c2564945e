import type {Finding} from './finding.ts';

/** What is said of a value: of several reasons the plainest is enough. */
const plainestFirst = ['const', 'enum', 'type', 'minLength', 'maxLength', 'format', 'pattern'];
const aboutNames = ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'false schema'];
const aboutMissing = ['required', 'dependentRequired'];

/** The findings without those that say of one place what another one says already. */
export function keepOnePerReason(findings: Finding[]): Finding[] {
  const sorted = findings
    .map((finding, index) => ({finding, index}))
    .sort((one, other) => plainestFirst.indexOf(one.finding.keyword) - plainestFirst.indexOf(other.finding.keyword));
  const kept = new Map<string, {finding: Finding; index: number}>();
  for (const entry of sorted) {
    const reason = `${entry.finding.fault.pointer} ${familyOf(entry.finding.keyword)}`;
    if (!kept.has(reason)) kept.set(reason, entry);
  }
  const unique = [...kept.values()].sort((one, other) => one.index - other.index).map(({finding}) => finding);
  return unique.filter((finding) => !isMisspelt(finding, unique));
}

function familyOf(keyword: string): string {
  const families = [plainestFirst, aboutNames, aboutMissing];
  return families.find((family) => family.includes(keyword))?.[0] ?? keyword;
}

/** A field that is there under a wrong name is not missing as well. */
function isMisspelt({keyword, place, field}: Finding, findings: Finding[]): boolean {
  return (
    keyword === 'required' && field !== undefined && findings.some((other) => other.place === place && other.meant === field)
  );
}
