import type {ReactNode} from 'react';
import {ReferencePage} from '../../src/reference/ReferencePage.tsx';
import {usePage} from '../../src/site/PageProvider.tsx';

export default function Page(): ReactNode {
  const {site, route} = usePage();
  const reference = site.references[route];
  if (!reference) throw new Error(`No spec has the route ${route}.`);
  return <ReferencePage reference={reference} route={route} />;
}
