import type {OpenApiDocument} from '../document/openApiDocument.ts';
import type {Credential, ReferenceServer, Regions} from './apiReference.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/** Addresses as readers see them: the variable that they choose stays, others get their default. */
export function buildServers({servers = []}: OpenApiDocument, chosenVariable?: string): ReferenceServer[] {
  return servers.map(({url, description, variables = {}}) => ({
    address: Object.entries(variables).reduce(
      (address, [name, variable]) =>
        name === chosenVariable ? address : address.replaceAll(`{${name}}`, () => variable.default),
      url,
    ),
    descriptionHtml: renderMarkdown(description),
  }));
}

export function buildRegions({servers = []}: OpenApiDocument, chosenVariable = ''): Regions | null {
  const region = servers.map(({variables}) => variables?.[chosenVariable]).find((variable) => variable !== undefined);
  if (!region) return null;
  return {
    names: region.enum ?? [region.default],
    chosen: region.default,
    descriptionHtml: renderMarkdown(region.description),
  };
}

const placeNames = new Map([
  ['header', 'header'],
  ['query', 'query parameter'],
  ['cookie', 'cookie'],
]);

/** What every call must carry, as the document's own security says. */
export function buildCredentials({security = [], components}: OpenApiDocument): Credential[] {
  const names = [...new Set(security.flatMap((requirement) => Object.keys(requirement)))];
  return names.flatMap((key) => {
    const scheme = components?.securitySchemes?.[key];
    if (!scheme) return [];
    return [
      {
        name: scheme.name ?? (scheme.type === 'http' ? 'Authorization' : key),
        place: placeNames.get(scheme.type === 'http' ? 'header' : (scheme.in ?? '')) ?? scheme.type,
        descriptionHtml: renderMarkdown(scheme.description),
      },
    ];
  });
}
