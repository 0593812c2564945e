import type {ReactNode} from 'react';
import {shortTitle} from '../site/buildSite.ts';
import type {ApiSummary} from '../site/summarizeApi.ts';
import styles from './ApiCards.module.css';

export function ApiCards({apis}: {apis: ApiSummary[]}): ReactNode {
  return (
    <ul role="list" className={styles.grid}>
      {apis.map((api) => (
        <li key={api.name} className={styles.card}>
          <Card api={api} />
        </li>
      ))}
    </ul>
  );
}

function Card({api}: {api: ApiSummary}): ReactNode {
  const {route, summary, operations, clients, regions} = api;
  return (
    <>
      <h3 className={styles.title}>
        <a href={route}>{shortTitle(api)}</a>
      </h3>
      <p className={styles.purpose}>{summary}</p>
      <dl className={styles.facts}>
        <Fact name="Operations" value={String(operations)} />
        <Fact name="Clients" value={clients.join(', ') || 'none'} />
        <Fact name="Regions" value={regions.join(', ') || 'same as your application'} />
      </dl>
    </>
  );
}

function Fact({name, value}: {name: string; value: string}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
