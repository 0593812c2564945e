import {readMark, selector} from '../../dataAttributes.ts';
import {forget, readStored, store} from '../../storage.ts';
import {storageKeys} from '../../storageKeys.ts';
import {onClick} from './events.ts';

/** A dismissal holds for the announcement it was given for: another id shows the bar again. */
export function startDismissals(): void {
  const button = document.querySelector(selector('announcementClose'));
  const id = button && readMark(button, 'announcementClose');
  if (id !== null && readStored(storageKeys.announcementId) !== id) {
    store(storageKeys.announcementId, id);
    forget(storageKeys.announcementDismissed);
  }
  onClick(selector('announcementClose'), () => {
    document.documentElement.dataset.announcement = 'dismissed';
    store(storageKeys.announcementDismissed, 'true');
    document.querySelector<HTMLElement>('#main')?.focus({preventScroll: true});
  });
}
