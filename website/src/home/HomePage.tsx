import type {ReactNode} from 'react';
import {ButtonLink} from '../content/ButtonLink.tsx';
import {mark} from '../dataAttributes.ts';
import {markVersions} from '../layout/navLinks.ts';
import {Page} from '../layout/Page.tsx';
import {lastVersion} from '../site/buildNavbar.ts';
import {findVersionedDoc, linkSuccessor} from '../site/docLinks.ts';
import {usePage} from '../site/PageProvider.tsx';
import type {ApiSummary} from '../site/summarizeApi.ts';
import {ApiCards} from './ApiCards.tsx';
import {startSentence, wordClients, wordCount} from './countApis.ts';
import {FilmSearch} from './FilmSearch.tsx';
import styles from './HomePage.module.css';
import {InstallTabs} from './InstallTabs.tsx';

type ApisProps = {apis: ApiSummary[]};

export function HomePage({apis}: ApisProps): ReactNode {
  const {config} = usePage().site;
  return (
    <Page title={config.title} description={config.description} canonical="/" area="Guides">
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            Algolia’s API clients, <span className={styles.accent}>generated from one source</span>
          </h1>
          <Lead apis={apis} />
          {apis.some(({name}) => name === 'search') && <FilmSearch />}
          <div className={styles.buttons}>
            <DocButton docId="clients/introduction" isPrimary>
              Get started
            </DocButton>
            <DocButton docId="contributing/introduction">Contribute</DocButton>
          </div>
          <ReleaseNotice />
          <StableClientsNotice />
        </div>
        <InstallTabs />
      </div>
      <Apis apis={apis} />
    </Page>
  );
}

function Lead({apis}: ApisProps): ReactNode {
  const clients = wordClients(apis);
  return (
    <p className={styles.lead}>
      The same operations and names in every language.{clients === '' ? '' : ` ${startSentence(clients)}.`}
    </p>
  );
}

/** A site without specs has no such section. */
function Apis({apis}: ApisProps): ReactNode {
  const {length} = apis;
  if (length === 0) return null;
  return (
    <section aria-labelledby="apis" className={styles.section}>
      <h2 id="apis">{`${startSentence(wordCount(length))} HTTP ${length === 1 ? 'API' : 'APIs'}`}</h2>
      <p className={styles.muted}>
        Each API has its own client. Some APIs are regional: pass the region where your data is stored when you create the client.{' '}
        <MockNotice apis={apis} /> <AgentNotice /> <AnyApiNotice />
      </p>
      <ApiCards apis={apis} />
    </section>
  );
}

/** For readers without an account. */
function MockNotice({apis: {length}}: ApisProps): ReactNode {
  const guide = lastVersion(usePage().site.versions).docs.find(({id}) => id === 'clients/installation');
  if (!guide) return null;
  return (
    <>
      No account? In a reference, <b>Try it</b> runs your request in the page. You can also{' '}
      <a
        href={`${guide.route}#try-it-without-an-account`}
      >{`run a mock of ${length === 1 ? 'it' : `all ${wordCount(length)}`}`}</a>{' '}
      on your machine.
    </>
  );
}

/** For readers who let an agent write the code. */
function AgentNotice(): ReactNode {
  const {site, route} = usePage();
  const {agents} = site.config;
  const doc = agents && findVersionedDoc(site, route, agents.docId);
  if (!doc) return null;
  return (
    <>
      Do you use a coding agent? <a href={doc.route}>Connect it to these docs</a>: it can then look up operations, check requests
      and send them to the mock.
    </>
  );
}

/** For readers with an API of their own. */
function AnyApiNotice(): ReactNode {
  const {site, route} = usePage();
  const doc = findVersionedDoc(site, route, 'contributing/reference-of-any-api');
  if (!doc) return null;
  return (
    <>
      Do you have an API of your own? <a href={doc.route}>Make a reference like these</a> from its OpenAPI document.
    </>
  );
}

type DocButtonProps = {docId: string; isPrimary?: boolean; children: ReactNode};

/** A button that leads to a doc. A doc that is not there, such as a draft, has none. */
function DocButton({docId, isPrimary = false, children}: DocButtonProps): ReactNode {
  const {site} = usePage();
  const doc = lastVersion(site.versions).docs.find(({id}) => id === docId);
  if (!doc) return null;
  return (
    <ButtonLink href={doc.route} isPrimary={isPrimary} {...markVersions(site, docId)} {...(isPrimary ? mark('nextPage') : {})}>
      {children}
    </ButtonLink>
  );
}

/** Where the released clients are documented, if they are. The install lines beside it are theirs. */
function ReleaseNotice(): ReactNode {
  const {site} = usePage();
  const guide = lastVersion(site.versions).docs.find(({id}) => id === 'clients/installation');
  const link = guide && linkSuccessor(site, guide.route);
  if (!link) return null;
  return (
    <p className={styles.muted}>
      The clients are released. Read <a href={link.href}>{link.label}</a>.
    </p>
  );
}

/** For readers who come from the stable clients; the migration guide is linked as soon as it exists. */
function StableClientsNotice(): ReactNode {
  const {site} = usePage();
  const guide = lastVersion(site.versions).docs.find(({id}) => id === 'clients/migration-guides/index');
  return (
    <p className={styles.muted}>
      Are you using the <a href="https://www.algolia.com/doc/libraries/sdk">stable clients</a>?{' '}
      {guide ? (
        <>
          Read the{' '}
          <a href={guide.route} {...markVersions(site, guide.id)}>
            migration guides
          </a>
          . <MigrationNotice />
        </>
      ) : (
        'Keep using them in production for now: these clients still change between releases.'
      )}
    </p>
  );
}

/** What migrates code in the page, and the command: the released version's guide has both. */
function MigrationNotice(): ReactNode {
  const {site} = usePage();
  const guide = lastVersion(site.versions).docs.find(({id}) => id === 'clients/migration-guides/javascript');
  const link = guide && linkSuccessor(site, guide.route);
  if (!link) return null;
  return (
    <>
      For JavaScript, a tool can <a href={`${link.href}#migrate-a-file-or-a-project`}>migrate your code</a>.
    </>
  );
}
