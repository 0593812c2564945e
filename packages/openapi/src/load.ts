// What reads specs, and nothing else.
export {loadSpec} from './loadSpec.ts';
export {listSpecs} from './specFolder.ts';
