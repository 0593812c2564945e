import type {OverviewPage as OverviewPageData} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Contents} from './Contents.tsx';
import {ErrorCatalogue} from './ErrorCatalogue.tsx';
import {Introduction} from './Introduction.tsx';
import {ReferenceFrame} from './ReferencePage.tsx';
import {OverviewNav} from './SplitNav.tsx';

/** The start of a large reference: what there is to know before a call, then where each operation and each schema is. */
export function OverviewPage({page}: {page: OverviewPageData & {contract: string}}): ReactNode {
  const {reference, route, contract} = page;
  const {name, title, summary} = reference;
  const description = `${title}: ${summary}`;
  return (
    <ReferenceFrame
      title={title}
      description={description}
      canonical={route}
      sidebar={<OverviewNav page={page} />}
      start={{name, route, contract}}
    >
      <Introduction reference={reference} />
      <ErrorCatalogue reference={reference} />
      <Contents page={page} />
    </ReferenceFrame>
  );
}
