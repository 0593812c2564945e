import type {storageKeys} from './storageKeys.ts';

type Options = {
  defaultMode: 'light' | 'dark';
  followsSystem: boolean;
  announcementId: string | null;
  languages: string[];
  keys: typeof storageKeys;
};

/**
 * Sets what the first paint depends on as attributes of `<html>`: colour mode, dismissed announcement, chosen language.
 * It is written into every page as text, so it must not use anything from outside its own body.
 */
export function beforePaint({defaultMode, followsSystem, announcementId, languages, keys}: Options): void {
  const state = document.documentElement.dataset;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked: as if it were empty. src/storage.ts logs the warning.
    }
  };
  const stored = read(keys.theme);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  state.theme = stored === 'light' || stored === 'dark' ? stored : followsSystem ? system : defaultMode;
  if (announcementId !== null && read(keys.announcementId) === announcementId && read(keys.announcementDismissed) === 'true') {
    state.announcement = 'dismissed';
  }
  const asked = new URLSearchParams(location.search).get('language');
  const language = asked !== null && languages.includes(asked) ? asked : read(keys.language);
  if (language) state.language = language;
  state.js = '';
}
