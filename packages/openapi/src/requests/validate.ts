// Documents to validators. Loads a compiler of schemas, which pages do without: they get what it has compiled.
export {compileValidators} from './compileValidators.ts';
export {stripDocument} from './stripDocument.ts';
export {createValidator} from './validator.ts';
