import type {ReferenceLayer} from '../layer.ts';

/** A layer that reads what the tests write beyond OpenAPI, in the plainest way. */
export const layer: ReferenceLayer = {
  chosenVariable: 'region',
  readOperation: ({path, value}) => ({
    description: value.description ?? '',
    rights: listStrings(value['x-rights']),
    rightsHtml: listStrings(value['x-rights'])
      .map((right) => `Needs <code>${right}</code>.`)
      .join(' '),
    rules: listStrings(value['x-rules']),
    samples: listStrings(value['x-languages']).map((language) => ({
      language,
      code: `call https://{region}.example.org${path}`,
      note: `For ${language}.`,
    })),
  }),
};

function listStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
