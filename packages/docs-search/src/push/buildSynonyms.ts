import {stem} from '../engine/stem.ts';
import {matchWords, normalize} from '../engine/terms.ts';
import {directions, groups} from '../engine/synonyms.ts';
import type {SearchRecord} from '../record/searchRecord.ts';
import type {SynonymHit} from './client.ts';

/** The engine's vocabulary in the shape of the API, and the forms of the words that the records have. */
export function buildSynonyms(records: SearchRecord[]): SynonymHit[] {
  return [...buildGroups(), ...buildDirections(), ...buildForms(records)];
}

function buildGroups(): SynonymHit[] {
  return groups.map((group) => ({objectID: nameEntry('alike', group.join('-')), type: 'synonym', synonyms: group}));
}

function buildDirections(): SynonymHit[] {
  return directions.flatMap(([from, synonyms]) =>
    from.map((input) => ({objectID: nameEntry('leads', input), type: 'onewaysynonym' as const, input, synonyms})),
  );
}

/** Algolia knows plurals, but no stems. Another form of a word is worth a typo less than the word itself. */
function buildForms(records: SearchRecord[]): SynonymHit[] {
  const forms = new Map<string, string[]>();
  for (const word of readPlainWords(records)) forms.set(stem(word), [...(forms.get(stem(word)) ?? []), word]);
  const several = [...forms.values()].filter((group) => group.length > 1);
  return several.flatMap((group) =>
    group.map((word) => ({
      objectID: nameEntry('forms', word),
      type: 'altcorrection1' as const,
      word,
      corrections: group.filter((other) => other !== word),
    })),
  );
}

function readPlainWords(records: SearchRecord[]): Set<string> {
  const texts = records.flatMap(({hierarchy, content}) => [...Object.values(hierarchy), content ?? '']);
  const words = texts.flatMap((text) => matchWords(text ?? '')).filter((word) => /^[A-Z]?[a-z]{3,}$/.test(word));
  return new Set(words.map(normalize));
}

function nameEntry(kind: string, words: string): string {
  return `${kind}-${words.replaceAll(' ', '_')}`;
}
