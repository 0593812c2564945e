import {describeFound, show} from '../words.ts';
import {rankAlternatives, type Union} from './alternatives.ts';
import type {Finding} from './finding.ts';
import {addTellingField, nameAll, nameMissing, wordMisplaced, wordUndecided} from './wordAlternatives.ts';

/** Explains the alternative that is nearest to a value, or names them all when none is near. */
export function explainUnion(union: Union): Finding[] {
  const {alternatives, at} = union;
  const asked = alternatives.find(({isAskedFor}) => isAskedFor);
  if (asked) return asked.findings;
  const candidates = alternatives.filter(
    ({findings}) => !findings.some((finding) => finding.isWrongKind && finding.place === at),
  );
  const hasOtherChoice = candidates.every(({findings}) => findings.some(({expected, place}) => expected && place === at));
  if (hasOtherChoice) return [nameAll(union, candidates.length === 0 ? describeFound(union.value) : show(union.value))];
  const [nearest] = rankAlternatives(candidates, at);
  if (!nearest) return [];
  const missing = nameMissing(union, candidates, nearest);
  if (missing) return [missing];
  return nearest.findings.map(
    (finding) =>
      wordUndecided(finding, candidates, union) ??
      wordMisplaced(finding, nearest, union) ??
      addTellingField(finding, nearest, union) ??
      finding,
  );
}
