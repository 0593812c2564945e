import type {OpenApiDocument, SecurityRequirement} from '../document/openApiDocument.ts';
import {readList, readObject, readTexts} from '../document/readValues.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {ReadOperation} from './readOperations.ts';

/** Who needs which credentials: alternatives, each of which may be several together. */
export type Security = {
  general: SecurityRequirement[];
  /** Of operations that need others, by their place. */
  special: Map<string, SecurityRequirement[]>;
  /** Whether the document says anything about it. */
  isSaid: boolean;
};

export function readSecurity(document: OpenApiDocument, operations: ReadOperation[]): Security {
  const general = readRequirements(document.security);
  const own = operations.flatMap(({placed: {pointer, value}}): [string, SecurityRequirement[]][] =>
    value.security === undefined ? [] : [[pointer, readRequirements(value.security)]],
  );
  const said = JSON.stringify(general);
  return {
    general,
    special: new Map(own.filter(([, requirements]) => JSON.stringify(requirements) !== said)),
    isSaid: document.security !== undefined || own.length > 0,
  };
}

function readRequirements(security: unknown): SecurityRequirement[] {
  return readList(security)
    .filter(isSchema)
    .map((requirement) =>
      Object.fromEntries(Object.entries(readObject(requirement)).map(([key, scopes]) => [key, readTexts(scopes)])),
    );
}

/** All schemes that anything needs, those of most requests first. */
export function listSchemes({general, special}: Security): string[] {
  return [...new Set([general, ...special.values()].flat().flatMap((requirement) => Object.keys(requirement)))];
}
