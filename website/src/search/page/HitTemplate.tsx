import type {ReactNode} from 'react';
import {Method} from '../../reference/Method.tsx';
import hitStyles from '../HitText.module.css';
import {part} from './parts.ts';
import styles from './SearchPage.module.css';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A result without its text, with every method that it might have. HitText.tsx is the same for the modal. */
export function HitTemplate(): ReactNode {
  return (
    <template {...part('hit')}>
      <li>
        <p className={styles.breadcrumbs} {...part('hitBreadcrumbs')} />
        <a className={styles.hit}>
          <span className={hitStyles.title}>
            <span {...part('hitTitle')} />
            <span className={hitStyles.parents} {...part('hitParents')} />
          </span>
          <span className={hitStyles.address} {...part('hitAddress')}>
            {methods.map((method) => (
              <Method key={method} method={method} />
            ))}{' '}
            <span {...part('hitPath')} />
          </span>
          <span className={hitStyles.snippet} {...part('hitSnippet')} />
          <span className={hitStyles.alsoIn} {...part('hitAlsoIn')} />
        </a>
      </li>
    </template>
  );
}
