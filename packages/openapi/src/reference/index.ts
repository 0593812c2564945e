export type * from './apiReference.ts';
export {toHref} from './anchors.ts';
