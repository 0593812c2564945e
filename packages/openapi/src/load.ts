// Files to documents, and back. Needs Node.
export {type AnyDocument, loadAnyDocument} from './load/loadAnyDocument.ts';
export {lintStandard} from './load/lintStandard.ts';
export {loadSpec, loadSpecWithSources} from './load/loadSpec.ts';
export type {LoadLayer} from './load/redocly.ts';
export {listSpecs, type SpecFile} from './load/specFolder.ts';
export {SpecError, type SpecProblem} from './load/specProblem.ts';
export {renderSpec, writeSpec} from './load/writeSpec.ts';
