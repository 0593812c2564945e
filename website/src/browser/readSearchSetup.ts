import {readJson, selector} from '../dataAttributes.ts';
import {docsTag, type SearchContext, type SearchSetup} from '../searchSetup.ts';
import {readPreferredVersion} from './elements/versions.ts';

/**
 * What the page says about search: the hosted index if there is one, and what results are limited to. On a page that belongs to no
 * docs version, that is the version that the reader chose last.
 */
export function readSearchSetup(): {hosted?: SearchSetup['hosted']; context: SearchContext} {
  const setup = readJson(document.querySelector(selector('search')), 'search');
  const wanted = (!setup?.isVersioned && readPreferredVersion()) || setup?.version;
  return {
    ...(setup?.hosted && {hosted: setup.hosted}),
    context: {language: document.documentElement.lang, docusaurus_tag: ['default', docsTag(wanted ?? '')]},
  };
}
