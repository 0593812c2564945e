import {fileBeside} from '@docs/openapi';
import type {ApiReference, Regions} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import {mark} from '../dataAttributes.ts';
import {PageMenu} from '../layout/PageMenu.tsx';
import {About, Authentication} from './Authentication.tsx';
import {Html} from './Html.tsx';
import styles from './ReferencePage.module.css';
import {ServerList} from './Servers.tsx';

export function Introduction({reference}: {reference: ApiReference}): ReactNode {
  const {name, route, title, version, introductionHtml, about} = reference;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.top}>
          <h1 id="introduction">{title}</h1>
          <PageMenu title={title} route={route} />
        </div>
        <p className={styles.facts}>
          Version {version}. Download the spec as{' '}
          <a href={fileBeside(route, `${name}.yml`)} download>
            YAML
          </a>{' '}
          or{' '}
          <a href={fileBeside(route, `${name}.json`)} download>
            JSON
          </a>
          .
        </p>
        <Html html={introductionHtml} />
        {about.length > 0 && (
          <ul role="list" className={styles.about}>
            {about.map((link) => (
              <li key={link.label}>
                <About link={link} />
              </li>
            ))}
          </ul>
        )}
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
      <ServerList servers={servers} regions={regions} />
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
