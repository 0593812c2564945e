import type {ReactNode} from 'react';
import {DocPage} from '../../src/layout/DocPage.tsx';
import {usePage} from '../../src/site/PageProvider.tsx';
import {docModules} from '../../site.ts';

export default function Page(): ReactNode {
  const {site, route} = usePage();
  const current = site.routes[route];
  const Content = current && docModules[current.doc.source]?.default;
  if (!current || !Content) throw new Error(`No doc has the route ${route}.`);
  return <DocPage {...current} Content={Content} />;
}
