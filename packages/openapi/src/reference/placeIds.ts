import type {Part} from './layOutParts.ts';

/** Which page has an id. Where several have it, the first. */
export function findHomes(parts: Part[]): Map<string, Part> {
  const homes = new Map<string, Part>();
  for (const part of parts) for (const id of part.ids) if (!homes.has(id)) homes.set(id, part);
  return homes;
}

/**
 * The few ids of each part that lead to all others: an id's part is that of the id itself, or of the longest beginning that is listed.
 * Ids of fields start with their operation or schema, so that thousands of them need not be listed. The id of a group is not among
 * them: the overview shows the group itself.
 */
export function listBeginnings(parts: Part[]): Map<Part, string[]> {
  const beginnings = new Map<string, Part>();
  const add = (id: string, part: Part): void => {
    if (!beginnings.has(id)) beginnings.set(id, part);
  };
  for (const part of parts) {
    for (const {anchor} of [...(part.group?.operations ?? []), ...part.schemas]) add(anchor, part);
    if (part.group) add(`${part.group.anchor}/operation`, part);
  }
  for (const [id, part] of findHomes(parts)) {
    const known = findByBeginning(id, beginnings);
    if (id === part.anchor || known === part) continue;
    // A schema that is shown where it is used gives its fields their ids, but is no place itself.
    const [kind = '', name = ''] = id.split('/');
    add(known ? id : `${kind}/${name}`, part);
  }
  const listed = new Map(parts.map((part): [Part, string[]] => [part, []]));
  for (const [id, part] of beginnings) listed.get(part)?.push(id);
  return listed;
}

/** Browsers look ids up in the same way: see website/src/browser/navigation/movedPlace.ts. */
export function findByBeginning<Value>(id: string, beginnings: Map<string, Value>): Value | undefined {
  const known = beginnings.get(id);
  const end = id.lastIndexOf('/');
  return known !== undefined || end < 0 ? known : findByBeginning(id.slice(0, end), beginnings);
}
