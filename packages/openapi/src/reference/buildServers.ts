import type {OpenApiDocument, Server} from '../document/openApiDocument.ts';
import {readEntries, readText, readTexts} from '../document/readValues.ts';
import type {ReferenceServer, Regions, ServerVariable} from './apiReference.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/** Addresses as readers see them: the variable that they choose stays, others get their default. Each is explained once. */
export function buildServers(servers: Server[] = [], chosenVariable?: string): ReferenceServer[] {
  const explained = new Set<string>();
  const isNew = (variable: ServerVariable): boolean => {
    const key = JSON.stringify(variable);
    return !explained.has(key) && explained.add(key).has(key);
  };
  return servers.map(({url, description, variables}) => {
    const all = readEntries(variables)
      .filter(([name]) => name !== chosenVariable)
      .map(([name, variable]) => buildVariable(name, variable));
    return {
      address: all.reduce(insertDefault, url) || '/',
      note: isAbsolute(url) ? '' : 'Relative to the address of this document.',
      descriptionHtml: renderMarkdown(readText(description), 2),
      variables: all.filter(hasMore).filter(isNew),
    };
  });
}

/** Without a default, the place for the value stays. */
function insertDefault(address: string, {name, fallback}: ServerVariable): string {
  return fallback ? address.replaceAll(`{${name}}`, () => fallback) : address;
}

/** Some addresses start with a variable. */
function isAbsolute(url: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/|\{)/i.test(url);
}

function buildVariable(name: string, variable: Record<string, unknown>): ServerVariable {
  return {
    name,
    fallback: readText(variable.default),
    values: readTexts(variable.enum),
    descriptionHtml: renderMarkdown(readText(variable.description), 2),
  };
}

/** Whether there's more to say about a variable than its default. */
function hasMore({values, descriptionHtml}: ServerVariable): boolean {
  return values.length > 1 || descriptionHtml !== '';
}

export function buildRegions({servers = []}: OpenApiDocument, chosenVariable = ''): Regions | null {
  const region = servers.map(({variables}) => variables?.[chosenVariable]).find((variable) => variable !== undefined);
  if (!region) return null;
  return {
    names: region.enum ?? [region.default],
    chosen: region.default,
    descriptionHtml: renderMarkdown(region.description, 2),
  };
}
