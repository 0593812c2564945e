import type {AnySchema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {codeHtml} from './codeHtml.ts';
import type {FlatChoice} from './flatSchema.ts';
import {joinWords} from '../words/words.ts';

/**
 * Alternatives that only differ in the fields they need: "word or words", "exactly one of word and words".
 * Undefined when they differ in more.
 */
export function wordAlternatives({anyOf, oneOf}: {anyOf?: AnySchema[]; oneOf?: AnySchema[]}): string | undefined {
  const options = anyOf ?? oneOf ?? [];
  const needed = options.map((option) =>
    isSchema(option) && isRequirement(option) ? joinWords((option.required ?? []).map(codeHtml)) : '',
  );
  if (options.length === 0 || !needed.every(Boolean)) return undefined;
  return anyOf ? joinWords(needed, 'or') : `exactly one of ${joinWords(needed)}`;
}

function isRequirement(option: object): boolean {
  return Object.keys(option).every((keyword) => keyword === 'required' || keyword === 'type');
}

export function wordNeededFields({keyword, options}: FlatChoice): string | undefined {
  return wordAlternatives({[keyword]: options.map(({value}) => value)});
}
