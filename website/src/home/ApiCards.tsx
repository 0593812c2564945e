import type {ApiReference} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {languageLabels} from '../languages.ts';
import {referenceRoute, shortTitle} from '../site/buildSite.ts';
import {usePage} from '../site/PageProvider.tsx';
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
        <Fact name="Clients" value={listClients(reference).join(', ')} />
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

/** Languages that have a client; cURL needs none. */
function listClients({groups}: ApiReference): string[] {
  const samples = groups[0]?.operations[0]?.samples ?? [];
  return samples.filter(({language}) => language !== 'curl').map(({language}) => languageLabels[language] ?? language);
}
