import {createContext, type ReactNode, useContext} from 'react';
import type {Site} from './buildSite.ts';

export type CurrentPage = {site: Site; route: string};

const PageContext = createContext<CurrentPage | undefined>(undefined);

export function PageProvider({page, children}: {page: CurrentPage; children: ReactNode}): ReactNode {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The site and the route that is being rendered. */
export function usePage(): CurrentPage {
  const page = useContext(PageContext);
  if (!page)
    throw new Error(
      'usePage was called outside of <PageProvider>. Render the component inside <PageProvider page={…}>, as pages/+onRenderHtml.tsx does.',
    );
  return page;
}
