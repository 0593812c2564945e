const labels = new Map([
  ['curl', 'cURL'],
  ['javascript', 'JavaScript'],
  ['python', 'Python'],
]);

/** Languages of the samples; the first one is shown unless the reader chose another. See ../layer/languages.ts. */
export const languageNames: string[] = [...labels.keys()];

export function languageLabel(language: string): string {
  return labels.get(language) ?? language;
}
