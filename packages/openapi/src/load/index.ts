// Files to documents, and back. Needs Node.
export {loadSpec, loadSpecWithSources} from './loadSpec.ts';
export {listSpecs, type SpecFile} from './specFolder.ts';
export {SpecError, type SpecProblem} from './specProblem.ts';
export {renderSpec, writeSpec} from './writeSpec.ts';
