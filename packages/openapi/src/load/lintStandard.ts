import type {SpecProblem} from './specProblem.ts';

/** What isn't as OpenAPI says, by Redocly's word: the structure, and references that lead nowhere. A valid document has none. */
export async function lintStandard(file: string): Promise<SpecProblem[]> {
  const {createReader, lintFile, standardRules} = await import('./redocly.ts');
  return lintFile(file, {}, createReader(), standardRules);
}
