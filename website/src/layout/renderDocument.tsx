import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type CurrentPage, PageProvider} from '../site/PageProvider.tsx';
import {Document} from './Document.tsx';

/** What is shown when rendering a page throws. It uses nothing of the site, which may be what is wrong. */
export function renderCrash(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const html = renderToStaticMarkup(
    <html lang="en">
      <title>This page cannot be rendered</title>
      <h1>This page cannot be rendered</h1>
      <pre>{text}</pre>
    </html>,
  );
  return `<!doctype html>${html}`;
}

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
