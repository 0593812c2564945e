import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {PageProvider, usePage} from './PageProvider.tsx';

const config = defineSiteConfig({
  ...minimalConfig,
});
const site = {config, versions: [], navbar: {title: 'Docs', left: [], right: []}, routes: {}, apis: []};

function Address(): ReactNode {
  const {site, route} = usePage();
  return site.config.url + route;
}

it('hands the site and the route to the components inside it', () => {
  const html = renderToStaticMarkup(
    <PageProvider page={{site, route: '/search'}}>
      <Address />
    </PageProvider>,
  );
  expect(html).toBe('https://docs.example.org/search');
});

it('is named by the error of a component outside of it', () => {
  expect(() => renderToStaticMarkup(<Address />)).toThrowErrorMatchingInlineSnapshot(
    `[Error: usePage was called outside of <PageProvider>. Render the component inside <PageProvider page={…}>, as pages/+onRenderHtml.tsx does.]`,
  );
});
