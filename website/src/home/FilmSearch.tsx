import {sampleCredentials} from '@docs/mock-api/browser';
import type {ReactNode} from 'react';
import {markJson} from '../dataAttributes.ts';
import {linkSuccessor} from '../site/docLinks.ts';
import {lastVersion} from '../site/buildNavbar.ts';
import {usePage} from '../site/PageProvider.tsx';
import styles from './FilmSearch.module.css';

const id = 'film-search';
/** Those of the code beside it. */
const {appId, searchKey} = sampleCredentials.own;

/** The first thing that a newcomer can try: a search on the mock in the page. src/run/searchFilms.ts brings it to life. */
export function FilmSearch(): ReactNode {
  return (
    <form
      className={`${styles.form} needs-script`}
      role="search"
      aria-label="Films"
      {...markJson('run', {does: 'search', appId, searchKey})}
    >
      <label htmlFor={id}>Try it: search films with the call shown in the code. No account needed.</label>
      <input id={id} type="search" placeholder="dune" autoComplete="off" spellCheck={false} />
      <output htmlFor={id} />
      <ol />
      <NextStep />
    </form>
  );
}

/** A guide whose samples run in the page. */
function NextStep(): ReactNode {
  const {site} = usePage();
  const guide = lastVersion(site.versions).docs.find(({id: docId}) => docId === 'clients/guides/send-data-to-algolia');
  if (!guide) return null;
  const {href} = linkSuccessor(site, guide.route) ?? {href: guide.route};
  return (
    <p>
      Next: <a href={href}>save, find and delete records</a>, in the page as well.
    </p>
  );
}
