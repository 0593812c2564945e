// Our specs to documents. Needs Node.
export {readKeyRights} from './load/keyRights.ts';
export {loadAlgoliaSpec} from './load/loadAlgoliaSpec.ts';
