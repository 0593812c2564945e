import {twinPath} from '@docs/openapi';
import {loadAnyDocument, renderSpec} from '@docs/openapi/load';
import {buildReference, hideInternal, renderReferenceMarkdown, splitReference} from '@docs/openapi/reference';
import {createPlainLayer} from '@docs/openapi/samples';
import {parsePage} from '../../src/build/builtPage.ts';
import type {CodeBundle} from '../../src/build/bundleCode.ts';
import {addAssets} from '../../src/build/pageAssets.ts';
import {indexPages} from '../../src/build/searchIndex.ts';
import {describeReferenceSite, iconFile} from '../../src/referenceSite/referenceConfig.ts';
import {createContracts} from '../../src/referenceSite/referencePages.ts';

/** The stages of `npm run reference`, in their order. */
export type Stage = 'load' | 'build' | 'contract' | 'render' | 'markdown' | 'downloads' | 'search';

/** Runs a stage, and says which it was if it fails. */
export type RunStage = <Result>(stage: Stage, run: () => Result | Promise<Result>) => Promise<Result>;

export type MadeReference = {
  pages: {route: string; html: string}[];
  /** Paths of the files that pages may link to. */
  files: string[];
  operations: number;
  warnings: number;
  markdownBytes: number;
  contractBytes: number;
};

/**
 * A document as the reference that `npm run reference` would write: the same stages, without a cache and without writing files. With more
 * than `most` operations it has several pages.
 */
export async function makeReference(file: string, code: CodeBundle, runStage: RunStage, most?: number): Promise<MadeReference> {
  const {document: loaded, warnings} = await runStage('load', () => loadAnyDocument(file));
  const document = await runStage('build', () => hideInternal(loaded));
  const {reference, split, site} = await runStage('build', () => {
    const built = buildReference('openapi', document, {...createPlainLayer(document), route: '/'});
    return {
      reference: built,
      split: splitReference(built, most),
      site: describeReferenceSite(built, {file, out: '', basePath: ''}),
    };
  });
  const made: MadeReference = {
    pages: [],
    files: ['/search', '/openapi.yml', '/openapi.json', `/${iconFile}`, ...split.map(({route}) => twinPath(route))],
    operations: reference.groups.flatMap(({operations}) => operations).length,
    warnings: warnings.length,
    markdownBytes: 0,
    contractBytes: 0,
  };
  const addContract = await runStage('contract', () => createContracts(document, reference, 'corpus'));
  // One page after another: what a page needs is forgotten before the next.
  for (const page of split) {
    const {content, files} = await runStage('contract', () => addContract(page));
    made.contractBytes += files.reduce((sum, [, text]) => sum + text.length, 0);
    const html = await runStage('render', () => code.renderPage(site, page.route, content));
    made.pages.push({route: page.route, html: addAssets(html, {style: '', script: ''})});
    made.markdownBytes += (await runStage('markdown', () => renderReferenceMarkdown(page, site.config.url))).length;
  }
  await runStage('downloads', () => renderSpec(document));
  await runStage('search', () => {
    const parsed = made.pages.map(({route, html}) => parsePage(route === '/' ? 'index.html' : `${route.slice(1)}.html`, html));
    return indexPages(parsed, site.config.docs.versions);
  });
  return made;
}
