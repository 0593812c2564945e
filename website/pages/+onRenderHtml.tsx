import type {ComponentType} from 'react';
import type {PageContextServer} from 'vike/types';
import {dangerouslySkipEscape, escapeInject} from 'vike/server';
import {renderDocument} from '../src/layout/renderDocument.tsx';
import {site} from '../src/site/site.ts';

export function onRenderHtml(pageContext: PageContextServer & {Page?: ComponentType}) {
  const {Page, pageId} = pageContext;
  const html = renderDocument(Page, {site, route: pageContext.urlPathname}, `${pageId}/+Page.tsx`);
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
