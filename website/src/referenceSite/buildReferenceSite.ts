import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type OpenApiDocument, twinPath} from '@docs/openapi';
import {loadAnyDocument, renderSpec, type SpecProblem} from '@docs/openapi/load';
import {buildReference, hideInternal, renderReferenceMarkdown, splitReference} from '@docs/openapi/reference';
import {createPlainLayer} from '@docs/openapi/samples';
import {bundlePlainCode} from '../build/bundleCode.ts';
import {finishSite, type SiteFiles} from '../build/finishSite.ts';
import {inTurns} from '../build/inTurns.ts';
import {makePages} from '../build/makePages.ts';
import {indexPages} from '../build/searchIndex.ts';
import {createCache} from '../cache/cache.ts';
import {cacheFolder, digestCode} from '../cache/codeDigest.ts';
import {digest} from '../cache/digest.ts';
import type {PageContent} from '../pages/pageContent.ts';
import {renderAccentStyle} from './accentStyle.ts';
import type {ReferenceOptions} from './readOptions.ts';
import {describeReferenceSite, iconFile, logoFile, renderIcon} from './referenceConfig.ts';
import {createContracts} from './referencePages.ts';

/** The name of the document in the site: `/openapi.yml`. */
const name = 'openapi';

export type ReferenceSite = {files: SiteFiles; warnings: SpecProblem[]; pages: number; operations: number};

/** Everything that a site of an OpenAPI document consists of. `siteFolder` has the code that pages are made with. */
export async function buildReferenceSite(siteFolder: string, options: ReferenceOptions): Promise<ReferenceSite> {
  const {document: loaded, warnings} = await loadAnyDocument(options.file);
  const document = hideInternal(adjust(loaded, options));
  const reference = buildReference(name, document, {...createPlainLayer(document), route: '/'});
  const pages = splitReference(reference);
  const site = describeReferenceSite(reference, options);

  const codeDigest = digestCode(siteFolder);
  const cache = createCache(cacheFolder(siteFolder));
  const code = await bundlePlainCode(siteFolder, cache, codeDigest);
  const key = digest(codeDigest, JSON.stringify(document));
  const contracted = await inTurns(pages, createContracts(document, reference, key));
  const contents = new Map<string, PageContent>([
    ...contracted.map(({content}) => [content.route, content] as const),
    ['/search', {kind: 'search'}],
  ]);
  const source = {
    listRoutes: () => Promise.resolve([...contents.keys()]),
    loadContent: (_: unknown, route: string) => Promise.resolve(contents.get(route)),
  };
  const style = options.color === undefined ? '' : renderAccentStyle(options.color);
  const made = await makePages({source, site, code, cache, codeDigest, style});
  const texts: [string, string][] = [
    ...Object.entries(renderSpec(document)).map(([type, text]): [string, string] => [`${name}.${type}`, text]),
    ...pages.map((page): [string, string] => [twinPath(page.route).slice(1), renderReferenceMarkdown(page, site.config.url)]),
    ...contracted.flatMap(({files}) => files.map(([file, text]): [string, string] => [file.slice(1), text])),
    [iconFile, renderIcon(options.color)],
  ];
  const files = new Map([...made.assets, ...texts, ...(await readLogo(options))]);
  const built = {
    pages: made.pages,
    files,
    index: indexPages(made.pages, site.config.docs.versions, options.basePath),
    searchScripts: code.searchScripts,
    areLinksOurs: false,
  };
  return {
    files: finishSite(built, site.config),
    warnings,
    pages: pages.length,
    operations: reference.groups.flatMap(({operations}) => operations).length,
  };
}

function adjust(document: OpenApiDocument, {title, server}: ReferenceOptions): OpenApiDocument {
  return {
    ...document,
    info: {...document.info, ...(title !== undefined && {title})},
    ...(server !== undefined && {servers: [{url: server}]}),
  };
}

async function readLogo({logo}: ReferenceOptions): Promise<[string, Uint8Array][]> {
  const file = logoFile({...(logo !== undefined && {logo})});
  return logo === undefined || file === undefined ? [] : [[file, await readFile(path.resolve(logo))]];
}
