import type {ReactNode} from 'react';
import styles from './ApiCards.module.css';
import {apis, type ApiSummary} from './apis.ts';

export function ApiCards(): ReactNode {
  return (
    <ul role="list" className={styles.grid}>
      {apis.map((api) => (
        <li key={api.name} className={styles.card}>
          <Card {...api} />
        </li>
      ))}
    </ul>
  );
}

function Card({title, purpose, regions, languages}: ApiSummary): ReactNode {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.purpose}>{purpose}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Clients</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
        <div>
          <dt>Regions</dt>
          <dd>{regions.length > 0 ? regions.join(', ') : 'follows your application'}</dd>
        </div>
      </dl>
    </>
  );
}
