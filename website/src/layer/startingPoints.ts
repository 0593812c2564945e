import {docsTag} from '../searchSetup.ts';
import {sitePath} from '../sitePath.ts';

/** What the search finds, and what can be typed. */
export const searchHint =
  'Search guides, contributor pages and API references. Type words, a question, an error message, a name, or a path such as POST /1/events.';

/** A page that a newcomer needs, as the search offers it. */
export type StartingPoint = {url: string; title: string; about: string};

/** By the tag of a docs version: where its guides are. */
const guideRoutes: Record<string, string> = {[docsTag('5')]: '/docs/5/clients'};

/**
 * Offered before anything is asked, and when nothing is found: pages of the version that a search is limited to. The search page links
 * to those of the newest version, so the build checks them.
 */
export function listStartingPoints(tags: string[] = []): StartingPoint[] {
  const guides = tags.map((tag) => guideRoutes[tag]).find((route) => route !== undefined) ?? '/docs/clients';
  const points = [
    {url: `${guides}/introduction`, title: 'Introduction to the clients', about: 'What they are, and your first search'},
    {url: `${guides}/installation`, title: 'Installation', about: 'JavaScript, PHP or Java, with or without an account'},
    {url: `${guides}/guides/send-data-to-algolia`, title: 'Send data to Algolia', about: 'Add, change and delete records'},
    {
      url: `${guides}/guides/filtering-your-search`,
      title: 'Filtering your search',
      about: 'Only find records with certain values',
    },
    {url: `${guides}/migration-guides`, title: 'Migration guide', about: 'From the handwritten clients to the generated ones'},
    {url: '/specs/search', title: 'Search API', about: 'Every operation, field and error'},
  ];
  return points.map((point) => ({...point, url: sitePath(point.url)}));
}
