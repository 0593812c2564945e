import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type CurrentPage, PageProvider} from '../site/PageProvider.tsx';
import {Document} from './Document.tsx';

/** Renders a page component to a complete HTML document. */
export function renderDocument(Page: ComponentType | undefined, page: CurrentPage, file: string): string {
  if (typeof Page !== 'function') {
    throw new Error(
      `${file} has no default export, so ${page.route} cannot be rendered. Export the page's component: export default function Page() { … }.`,
    );
  }
  const html = renderToStaticMarkup(
    <PageProvider page={page}>
      <Document>
        <Page />
      </Document>
    </PageProvider>,
  );
  return `<!doctype html>${html}`;
}
