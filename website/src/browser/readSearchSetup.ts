import {readMark, selector} from '../dataAttributes.ts';
import type {SearchContext, SearchSetup} from '../searchSetup.ts';
import {readDocs, readPreferredVersion} from './versions.ts';

/**
 * What the page says about search: the hosted index if there is one, and what results are limited to. On a page that belongs to no
 * docs version, that is the version that the reader chose last.
 */
export function readSearchSetup(): {hosted?: SearchSetup['hosted']; context: SearchContext} {
  const button = document.querySelector(selector('searchOpen'));
  const {version, isVersioned, hosted} = JSON.parse(
    readMark(button ?? document.body, 'searchOpen') || '{}',
  ) as Partial<SearchSetup>;
  const wanted = (!isVersioned && readPreferredVersion()) || version;
  return {
    ...(hosted && {hosted}),
    context: {language: document.documentElement.lang, docusaurus_tag: ['default', `docs-${readDocs().id}-${wanted}`]},
  };
}
