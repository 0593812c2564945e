import type {ReferenceServer, Regions, ServerVariable} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Html} from './Html.tsx';
import styles from './ReferencePage.module.css';
import {WithRegion} from './WithRegion.tsx';

/** Addresses, each with what readers fill in. */
export function ServerList({servers, regions}: {servers: ReferenceServer[]; regions: Regions | null}): ReactNode {
  return (
    <dl className={styles.list}>
      {servers.map(({address, note, descriptionHtml, variables}, index) => (
        <div key={index}>
          <dt>
            <code>
              <WithRegion text={address} regions={regions} />
            </code>{' '}
            {note && <span className={styles.facts}>{note}</span>}
          </dt>
          <dd>
            <Html html={descriptionHtml} />
          </dd>
          {variables.map((variable) => (
            <Variable key={variable.name} variable={variable} />
          ))}
        </div>
      ))}
    </dl>
  );
}

function Variable({variable: {name, fallback, values, descriptionHtml}}: {variable: ServerVariable}): ReactNode {
  const facts = [...(fallback ? [`default ${fallback}`] : []), ...(values.length > 0 ? [`one of ${values.join(', ')}`] : [])];
  return (
    <dd className={styles.variable}>
      <code>{name}</code> <span className={styles.facts}>{facts.join(' · ')}</span>
      <Html html={descriptionHtml} />
    </dd>
  );
}
