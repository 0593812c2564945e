import type {OpenApiDocument} from '@docs/openapi';

/** APIs with hosts in several regions have it in the address of their server: `https://insights.{region}.algolia.io`. */
export const regionVariable = 'region';

/** The region that is asked for, or the default; undefined for an API without regions. */
export function readRegion({servers = []}: OpenApiDocument, region?: string): string | undefined {
  const variable = servers.map(({variables}) => variables?.[regionVariable]).find((found) => found !== undefined);
  return variable && (region ?? variable.default);
}
