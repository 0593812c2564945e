import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {versionOf} from '../site/docLinks.ts';
import {usePage} from '../site/PageProvider.tsx';
import {Dropdown} from './Dropdown.tsx';
import {linkDocsVersions} from './navLinks.ts';

/** On a page that belongs to no version, behaviour writes the name of the version that the reader chose last into the label. */
export function VersionDropdown(): ReactNode {
  const page = usePage();
  const links = linkDocsVersions(page);
  const current = links.find(({isCurrent}) => isCurrent);
  const labelMarks = versionOf(page.site, page.route) ? {} : mark('versionLabel');
  return <Dropdown label={current?.label ?? 'Versions'} labelMarks={labelMarks} name="Docs version" links={links} />;
}
