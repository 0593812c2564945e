import {loadDocuments} from '@docs/mock-api';

/** All names that the specs give: what a client's methods, models and constants are made of. */
export type SpecNames = {operations: Set<string>; schemas: Set<string>; fields: Set<string>; values: Set<string>};

export async function readSpecNames(): Promise<SpecNames> {
  const names: SpecNames = {operations: new Set(), schemas: new Set(), fields: new Set(), values: new Set()};
  for (const document of Object.values(await loadDocuments())) {
    for (const schema of Object.keys(document.components?.schemas ?? {})) names.schemas.add(schema);
    collect(document, names);
  }
  return names;
}

function collect(value: unknown, names: SpecNames): void {
  if (typeof value !== 'object' || value === null) return;
  const entries: [string, unknown][] = Object.entries(value);
  for (const [key, inner] of entries) {
    if (key === 'operationId' && typeof inner === 'string') names.operations.add(inner);
    if (key === 'properties' && typeof inner === 'object' && inner !== null)
      for (const field of Object.keys(inner)) names.fields.add(field);
    if (key === 'name' && typeof inner === 'string') names.fields.add(inner);
    if (key === 'enum' && Array.isArray(inner)) for (const entry of inner) names.values.add(String(entry));
    if (key === 'title' && typeof inner === 'string') names.schemas.add(inner);
    collect(inner, names);
  }
}
