import {render} from 'vike/abort';
import {site} from '../../site.ts';

export function guard({urlPathname}: {urlPathname: string}): void {
  if (!site.references[urlPathname]) throw render(404);
}
