import type {ReactNode} from 'react';
import {ButtonLink} from '../content/ButtonLink.tsx';
import {mark} from '../dataAttributes.ts';
import {Page} from '../layout/Page.tsx';
import {lastVersion} from '../site/buildNavbar.ts';
import {usePage} from '../site/PageProvider.tsx';
import {ApiCards} from './ApiCards.tsx';
import styles from './HomePage.module.css';
import {InstallTabs} from './InstallTabs.tsx';

export function HomePage(): ReactNode {
  const {config} = usePage().site;
  return (
    <Page title={config.title} description={`${config.tagline}: guides, migration and HTTP reference.`} canonical="/">
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>
            Algolia’s API clients, <span className={styles.accent}>generated from one source</span>
          </h1>
          <p className={styles.lead}>The same operations, names and types in JavaScript, Java and PHP, for nine HTTP APIs.</p>
          <div className={styles.buttons}>
            <ButtonLink href="/docs/clients/introduction" isPrimary {...mark('nearPreload')}>
              Get started
            </ButtonLink>
            <ButtonLink href="/docs/contributing/introduction">Contribute</ButtonLink>
          </div>
          <StableClientsNotice />
        </div>
        <InstallTabs />
      </div>
      <section aria-labelledby="apis" className={styles.section}>
        <h2 id="apis">Nine HTTP APIs</h2>
        <p className={styles.muted}>Every API has a client of its own. Regional APIs need the region of your data.</p>
        <ApiCards />
      </section>
    </Page>
  );
}

/** For readers who come from the stable clients; the migration guides are linked as soon as they exist. */
function StableClientsNotice(): ReactNode {
  const {versions} = usePage().site;
  const guide = lastVersion(versions).docs.find(({id}) => id === 'clients/migration-guides/index');
  return (
    <p className={styles.muted}>
      Do you use the <a href="https://www.algolia.com/doc/">stable clients</a> today?{' '}
      {guide ? (
        <>
          Follow the <a href={guide.route}>migration guides</a>.
        </>
      ) : (
        'Keep them in production for now: these clients still change between releases.'
      )}
    </p>
  );
}
