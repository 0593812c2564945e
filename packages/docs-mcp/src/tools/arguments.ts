import {languages} from '@docs/algolia-specs/facts';
import {z} from 'zod';
import type {Library} from '../content/library.ts';

export const languageNames = languages.map(({name}) => name);

/** Arguments that several tools take. Their schema lists what there is, so that an agent needn't ask. */
export function apiArgument({apis}: Library, description: string) {
  return z
    .enum(apis.map(({name}) => name))
    .describe(description)
    .optional();
}

export function versionArgument({versions, defaultVersion}: Library) {
  const labels = versions.map(({name, label}) => `"${name}": ${label}`).join('; ');
  return z
    .enum(versions.map(({name}) => name))
    .describe(`Version of the docs (${labels}). Default: "${defaultVersion.name}".`)
    .optional();
}

export const offsetArgument = z.int().min(0).describe('Where to read on, as the response before said.').optional();
