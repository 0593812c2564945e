import {languages as facts} from '@docs/algolia-specs/facts';

/**
 * Languages of the tab group "language"; the first one is shown unless the reader chose another.
 * src/content/Tabs.module.css has a rule for each of the others, so that the choice is there with the first paint.
 */
export const languageNames: string[] = facts.map(({name}) => name);

export function languageLabel(language: string): string {
  return facts.find(({name}) => name === language)?.label ?? language;
}
