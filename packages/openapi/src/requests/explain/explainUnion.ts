import {describeFound, show} from '../../words/words.ts';
import {rankAlternatives, type Union} from './alternatives.ts';
import type {Explanation} from './explanation.ts';
import {addTellingField, nameAll, nameMissing, wordMisplaced, wordUndecided} from './wordUnion.ts';

/** Explains the alternative that is nearest to a value, or names them all when none is near. */
export function explainUnion(union: Union): Explanation[] {
  const {alternatives, at} = union;
  const asked = alternatives.find(({isAskedFor}) => isAskedFor);
  if (asked) return asked.explanations;
  const candidates = alternatives.filter(
    ({explanations}) => !explanations.some((explanation) => explanation.isWrongKind && explanation.place === at),
  );
  const hasOtherChoice = candidates.every(({explanations}) => explanations.some(({expected, place}) => expected && place === at));
  if (hasOtherChoice) return [nameAll(union, candidates.length === 0 ? describeFound(union.value) : show(union.value))];
  const [nearest] = rankAlternatives(candidates, at);
  if (!nearest) return [];
  const missing = nameMissing(union, candidates, nearest);
  if (missing) return [missing];
  return nearest.explanations.map(
    (explanation) =>
      wordUndecided(explanation, candidates, union) ??
      wordMisplaced(explanation, nearest, union) ??
      addTellingField(explanation, nearest, union) ??
      explanation,
  );
}
