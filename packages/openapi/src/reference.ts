// Documents to what a reference page shows. Parses Markdown, so it belongs into a build.
export {renderReferenceMarkdown} from './markdown/renderReferenceMarkdown.ts';
export type * from './reference/apiReference.ts';
export {buildReference} from './reference/buildReference.ts';
export {hideInternal} from './reference/hideInternal.ts';
export {codeHtml} from './reference/codeHtml.ts';
export type * from './reference/referencePage.ts';
export {splitReference} from './reference/splitReference.ts';
export type {OperationExtras, ReferenceLayer} from './reference/layer.ts';
