import type {GroupPage as GroupPageData} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {PageMenu} from '../layout/PageMenu.tsx';
import styles from './GroupPage.module.css';
import {RegionChooser} from './Introduction.tsx';
import {Group, ReferenceFrame, Schemas} from './ReferencePage.tsx';
import reference from './ReferencePage.module.css';
import {GroupNav} from './SplitNav.tsx';

/** One group of a large reference, as it would be on a single page: its operations, then the schemas that they share. */
export function GroupPage({page}: {page: GroupPageData & {contract: string}}): ReactNode {
  const {route, title, repeated, contract} = page;
  const {name, route: overview, title: api, groups, regions, schemas} = page.reference;
  const fullTitle = `${title} – ${api}`;
  const otherSchemas = {title, text: 'Schemas that are on no other page.'};
  return (
    <ReferenceFrame
      title={fullTitle}
      description={describe(page)}
      canonical={route}
      area={api}
      sidebar={<GroupNav page={page} />}
      start={{name, route: overview, contract}}
    >
      <header className={`${reference.head} ${styles.head}`}>
        <div className={reference.top}>
          <h1 className={styles.api}>
            <a href={overview}>{api}</a>
          </h1>
          <PageMenu title={fullTitle} route={route} />
        </div>
        {regions && groups.length > 0 && <RegionChooser regions={regions} />}
      </header>
      {groups.map((group) => (
        <Group key={group.anchor} group={group} regions={regions} schemas={schemas} />
      ))}
      {schemas.length > 0 && (
        <Schemas schemas={schemas} repeated={repeated} {...(groups.length === 0 ? {about: otherSchemas} : {})} />
      )}
    </ReferenceFrame>
  );
}

function describe({title, reference: {title: api, groups}}: GroupPageData): string {
  const summaries = groups.flatMap(({operations}) => operations.map(({summary}) => summary));
  return `${title}, a part of the ${api}${summaries.length > 0 ? `: ${summaries.join(', ')}` : ''}.`;
}
