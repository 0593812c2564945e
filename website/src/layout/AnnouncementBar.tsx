import type {ReactNode} from 'react';
import type {AnnouncementConfig as AnnouncementBarProps} from '../config/siteConfig.ts';
import {mark} from '../dataAttributes.ts';
import styles from './AnnouncementBar.module.css';
import {CloseIcon} from '../content/icons.tsx';

export function AnnouncementBar({id, content}: AnnouncementBarProps): ReactNode {
  return (
    <section className={styles.bar} aria-label="Announcement">
      <p className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
      <button
        type="button"
        className={`${styles.close} needs-script`}
        aria-label="Dismiss announcement"
        {...mark('announcementClose', id)}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
