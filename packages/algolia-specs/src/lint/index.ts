// Specs to findings. Needs Node.
export {keyRights} from './keyRights.ts';
export {lintSpec} from './lintSpec.ts';
export {readRequestCases, type RequestCase} from './requestCases.ts';
