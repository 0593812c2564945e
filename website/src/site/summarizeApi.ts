import type {ApiReference} from '@docs/openapi/reference';
import {languageLabel} from '../layer/languages.ts';
import type {Api} from './buildSite.ts';

/** What the home page and the overviews say of an API. */
export type ApiSummary = Api & {
  summary: string;
  operations: number;
  /** Languages that have a client. */
  clients: string[];
  /** Regions where its data can be; none if that is where the application's is. */
  regions: string[];
};

export function summarizeApi({name, route, title, summary, regions, groups}: ApiReference): ApiSummary {
  return {
    name,
    title,
    route,
    summary,
    operations: groups.flatMap(({operations}) => operations).length,
    clients: listClientLanguages(groups),
    regions: regions?.names ?? [],
  };
}

/** cURL needs no client. */
function listClientLanguages(groups: ApiReference['groups']): string[] {
  const samples = groups[0]?.operations[0]?.samples ?? [];
  return samples.filter(({language}) => language !== 'curl').map(({language}) => languageLabel(language));
}
