import type {ComponentType} from 'react';
import type {PageContextServer} from 'vike/types';
import {dangerouslySkipEscape, escapeInject} from 'vike/server';
import {renderCrash, renderDocument} from '../src/layout/renderDocument.tsx';
import {site} from '../site.ts';

export function onRenderHtml(pageContext: PageContextServer & {Page?: ComponentType}) {
  const {Page, pageId, is404, errorWhileRendering} = pageContext;
  // A page that is there but cannot be rendered is not "not found". Only `npm run dev` gets here: a build fails.
  if (errorWhileRendering && !is404) return escapeInject`${dangerouslySkipEscape(renderCrash(errorWhileRendering))}`;
  const html = renderDocument(Page, {site, route: pageContext.urlPathname}, `${pageId}/+Page.tsx`);
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
