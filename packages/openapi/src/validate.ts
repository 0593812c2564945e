// Documents to validators. Loads a compiler of schemas, which pages do without: they get what it has compiled.
export {compileValidators} from './validate/compileValidators.ts';
export {pickOperations} from './validate/pickOperations.ts';
export {stripDocument} from './validate/stripDocument.ts';
export {createValidator} from './validate/validator.ts';
