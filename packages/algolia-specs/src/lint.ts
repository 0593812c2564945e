// Specs to findings. Needs Node.
export {lintSpec} from './lint/lintSpec.ts';
export {readRequestCases, type RequestCase} from './lint/requestCases.ts';
