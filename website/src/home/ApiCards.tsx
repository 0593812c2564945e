import type {ApiReference} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {referenceRoute, shortTitle} from '../site/buildSite.ts';
import {usePage} from '../site/PageProvider.tsx';
import {listClientLanguages} from './countApis.ts';
import styles from './ApiCards.module.css';

export function ApiCards(): ReactNode {
  return (
    <ul role="list" className={styles.grid}>
      {Object.values(usePage().site.references).map((reference) => (
        <li key={reference.name} className={styles.card}>
          <Card reference={reference} />
        </li>
      ))}
    </ul>
  );
}

function Card({reference}: {reference: ApiReference}): ReactNode {
  const {summary, regions, groups} = reference;
  return (
    <>
      <h3 className={styles.title}>
        <a href={referenceRoute(reference)}>{shortTitle(reference)}</a>
      </h3>
      <p className={styles.purpose}>{summary}</p>
      <dl className={styles.facts}>
        <Fact name="Operations" value={String(groups.flatMap(({operations}) => operations).length)} />
        <Fact name="Clients" value={listClientLanguages(reference).join(', ') || 'none'} />
        <Fact name="Regions" value={regions ? regions.names.join(', ') : 'same as your application'} />
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
