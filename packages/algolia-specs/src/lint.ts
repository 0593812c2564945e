// Specs to findings. Needs Node.
export {keyRights} from './lint/keyRights.ts';
export {lintSpec} from './lint/lintSpec.ts';
export {readRequestCases, type RequestCase} from './lint/requestCases.ts';
