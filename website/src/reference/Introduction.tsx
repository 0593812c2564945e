import type {ApiReference, Regions} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import {mark} from '../dataAttributes.ts';
import {PageMenu} from '../layout/PageMenu.tsx';
import {Html} from './Html.tsx';
import styles from './ReferencePage.module.css';
import {WithRegion} from './WithRegion.tsx';

export function Introduction({reference}: {reference: ApiReference}): ReactNode {
  const {name, title, version, introductionHtml} = reference;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.top}>
          <h1 id="introduction">{title}</h1>
          <PageMenu title={title} route={`/specs/${name}`} />
        </div>
        <p className={styles.facts}>
          Version {version}. Download the spec as{' '}
          <a href={`/specs/${name}.yml`} download>
            YAML
          </a>{' '}
          or{' '}
          <a href={`/specs/${name}.json`} download>
            JSON
          </a>
          .
        </p>
        <Html html={introductionHtml} />
      </header>
      <Servers reference={reference} />
      <Authentication reference={reference} />
    </>
  );
}

function Servers({reference: {servers, regions}}: {reference: ApiReference}): ReactNode {
  if (servers.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading2 id="servers">Servers</Heading2>
      {regions && <RegionChooser regions={regions} />}
      <dl className={styles.list}>
        {servers.map(({address, descriptionHtml}) => (
          <div key={address}>
            <dt>
              <code>
                <WithRegion text={address} regions={regions} />
              </code>
            </dt>
            <dd dangerouslySetInnerHTML={{__html: descriptionHtml}} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The choice goes into every address and sample of the page. */
export function RegionChooser({regions: {names, chosen, descriptionHtml}}: {regions: Regions}): ReactNode {
  return (
    <>
      <Html html={descriptionHtml} />
      {names.length > 1 && (
        <fieldset className={`${styles.regions} needs-script`}>
          <legend>Region</legend>
          {names.map((name) => (
            <label key={name}>
              <input type="radio" name="region" value={name} defaultChecked={name === chosen} {...mark('regionChoice')} /> {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Authentication({reference: {credentials}}: {reference: ApiReference}): ReactNode {
  if (credentials.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading2 id="authentication">Authentication</Heading2>
      <p>Every request needs these credentials.</p>
      <dl className={styles.list}>
        {credentials.map(({name, place, descriptionHtml}) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span className={styles.facts}>{place}</span>
            </dt>
            <dd dangerouslySetInnerHTML={{__html: descriptionHtml}} />
          </div>
        ))}
      </dl>
    </section>
  );
}
