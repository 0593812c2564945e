import {site} from '../../site.ts';

export default function onBeforePrerenderStart(): string[] {
  return Object.keys(site.routes);
}
