export {loadSpec} from './loadSpec.ts';
export {listSpecs, type SpecFile} from './specFolder.ts';
export {renderSpec, writeSpec} from './writeSpec.ts';
export type * from './openApiDocument.ts';
export {checkRequest, type ApiRequest} from './requests/checkRequest.ts';
export {SpecError, type SpecProblem} from './specProblem.ts';
export {createValidator, type Fault} from './validator.ts';
