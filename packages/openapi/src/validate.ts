// Documents to validators. Loads a compiler of schemas, which pages do without: they get what it has compiled.
export {compileValidators} from './requests/compileValidators.ts';
export {stripDocument} from './requests/stripDocument.ts';
export {createValidator} from './requests/validator.ts';
