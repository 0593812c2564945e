import type {ReferencePage} from '@docs/openapi/reference';
import type {DocHeading} from '../docs/doc.ts';
import type {Mistake} from '../markdown/mistake.ts';
import type {ApiSummary} from '../site/summarizeApi.ts';

/** What a page shows beside what every page knows of the site. It is data: the build keeps it from one run to the next. */
export type PageContent =
  | {kind: 'home'; apis: ApiSummary[]}
  | {kind: 'doc'; code: string; headings: DocHeading[]}
  /** A doc that can't be compiled. Only `npm run dev` shows it; a build fails. */
  | {kind: 'mistake'; mistake: Mistake}
  | ReferenceContent
  | {kind: 'search'}
  | {kind: 'notFound'};

/** `contract` is where the page finds the rules for its requests. */
export type ReferenceContent = ReferencePage & {contract: string};

export type PageKind = PageContent['kind'];

/** The file whose styles a page of a kind needs, beside those of every page. */
export const pageComponents: Record<PageKind, string> = {
  home: 'src/home/HomePage.tsx',
  doc: 'src/layout/DocPage.tsx',
  mistake: 'src/layout/DocPage.tsx',
  reference: 'src/reference/ReferencePage.tsx',
  referenceOverview: 'src/reference/OverviewPage.tsx',
  referenceGroup: 'src/reference/GroupPage.tsx',
  search: 'src/search/page/SearchPage.tsx',
  notFound: 'src/layout/NotFoundPage.tsx',
};
