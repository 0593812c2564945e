import {site} from '../../src/site/site.ts';

export default function onBeforePrerenderStart(): string[] {
  return Object.keys(site.references);
}
