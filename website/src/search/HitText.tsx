import type {Hit} from '@docs/docs-search/engine';
import {memo, type ReactNode} from 'react';
import {Method} from '../reference/Method.tsx';
import {describeHit} from './describeHit.ts';
import {Highlighted} from './Highlighted.tsx';
import styles from './HitText.module.css';

/** What a hit is, where it stands on its page, and why it was found. Hits stay as they are while a letter is shown ahead of its results. */
export const HitText = memo(function HitText({hit}: {hit: Hit}): ReactNode {
  const {title, parents, address, snippet, alsoIn} = describeHit(hit);
  return (
    <>
      <span className={styles.title}>
        <Highlighted {...title} />
        {parents.length > 0 && <span className={styles.parents}> in {parents.join(' › ')}</span>}
      </span>
      {address && (
        <span className={styles.address}>
          <Method method={address.method} /> <Highlighted {...address.path} />
        </span>
      )}
      {snippet && (
        <span className={styles.snippet}>
          <Highlighted {...snippet} />
        </span>
      )}
      {alsoIn !== '' && <span className={styles.alsoIn}>{alsoIn}</span>}
    </>
  );
});
