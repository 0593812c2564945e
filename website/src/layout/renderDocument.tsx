import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type CurrentPage, PageProvider} from '../site/PageProvider.tsx';
import {Document} from './Document.tsx';

/** Renders a page to a complete HTML document. */
export function renderDocument(content: ReactNode, page: CurrentPage): string {
  const html = renderToStaticMarkup(
    <PageProvider page={page}>
      <Document>{content}</Document>
    </PageProvider>,
  );
  return `<!doctype html>${html}`;
}
