import type {ReferenceContent} from '../pages/pageContent.ts';
import type {Api, Site} from '../site/buildSite.ts';
import {twinPath} from '@docs/openapi';
import {addressesPath} from './contractFiles.ts';
import type {SpecSource} from './specSource.ts';

/** The routes of all references. How many pages one has is known once it's made. */
export async function listReferenceRoutes(specs: SpecSource, {apis}: Site): Promise<string[]> {
  const pages = await Promise.all(apis.map(({name}) => specs.load(name, 'pages')));
  return pages.flat().map(({route}) => route);
}

export async function loadReferencePage(specs: SpecSource, {name}: Api, route: string): Promise<ReferenceContent | undefined> {
  const found = (await specs.load(name, 'pages')).find((page) => page.route === route);
  return found && {...found, contract: specs.contractPath(name)};
}

/** What lies beside the pages: downloads, and the rules for requests. */
export function listReferenceFiles(specs: SpecSource, {apis}: Site): [string, () => Promise<string>][] {
  return apis.flatMap(({name, route}): [string, () => Promise<string>][] => [
    [`${route}.yml`, async () => (await specs.load(name, 'downloads')).yml],
    [`${route}.json`, async () => (await specs.load(name, 'downloads')).json],
    [specs.contractPath(name), () => specs.load(name, 'contract')],
    [addressesPath(specs.contractPath(name)), () => specs.load(name, 'addresses')],
  ]);
}

/** Where the pages are as Markdown, and how to load each. */
export async function listReferenceTwins(specs: SpecSource, site: Site): Promise<[string, () => Promise<string>][]> {
  const routes = await listReferenceRoutes(specs, site);
  return routes.map((route) => [twinPath(route), async () => (await loadReferenceTwin(specs, site, route)) ?? '']);
}

/** The page as Markdown; nothing if no reference has such a page. */
export async function loadReferenceTwin(specs: SpecSource, site: Site, route: string): Promise<string | undefined> {
  const api = findApi(site, route);
  return api && (await specs.load(api.name, 'twins'))[route];
}

/** The API whose reference a page belongs to. */
export function findApi({apis}: Site, route: string): Api | undefined {
  return apis.find((api) => route === api.route || route.startsWith(`${api.route}/`));
}
