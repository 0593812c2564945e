import type {CheckedCall} from '../../request/call.ts';
import {Refusal} from '../../request/refusal.ts';
import type {Resource} from '../../state/ingestion.ts';
import {newUuid} from '../../state/newId.ts';
import type {State} from '../../state/state.ts';
import type {StateTable} from '../../state/table.ts';
import {toDate} from '../../state/toDate.ts';

// What authentications, sources, destinations and tasks have in common.

type Kind = 'authentications' | 'sources' | 'destinations' | 'tasks';
const idFields = {
  authentications: 'authenticationID',
  sources: 'sourceID',
  destinations: 'destinationID',
  tasks: 'taskID',
} as const satisfies Record<Kind, string>;

export function createResource(state: State, kind: Kind, fields: Record<string, unknown>, now: number): Resource {
  const id = newUuid(state);
  const resource: Resource = {[idFields[kind]]: id, ...fields, createdAt: toDate(now)};
  tableOf(state, kind)[id] = resource;
  return resource;
}

export function findResource(state: State, kind: Kind, id: string): Resource {
  const resource = tableOf(state, kind)[id];
  if (!resource || resource.deletedAt !== undefined) throw refuseUnknown(kind, id);
  return resource;
}

/** "There is no task 5a9d…. GET /1/tasks lists all tasks." */
export function refuseUnknown(kind: Kind | 'runs', id: string): Refusal {
  return new Refusal(404, `There is no ${kind.slice(0, -1)} ${id}. GET /1/${kind} lists all ${kind}.`);
}

/** Refuses an ID in a body that names nothing. */
export function checkExists(state: State, kind: Kind, id: string | undefined): void {
  if (id === undefined) return;
  const resource = tableOf(state, kind)[id];
  if (!resource || resource.deletedAt !== undefined)
    throw new Refusal(422, `body/${idFields[kind]}: there is no ${id}. Create it first, or correct the ID.`);
}

export function updateResource(resource: Resource, fields: Record<string, unknown>, now: number): Resource {
  return Object.assign(resource, fields, {updatedAt: toDate(now)});
}

/** Deletes are soft: the resource is marked, and no longer shown. */
export function deleteResource(state: State, kind: Kind, id: string, {now}: Pick<CheckedCall, 'now'>): {deletedAt: string} {
  const deletedAt = toDate(now);
  findResource(state, kind, id).deletedAt = deletedAt;
  return {deletedAt};
}

export function listResources(state: State, kind: Kind): Resource[] {
  return Object.values(tableOf(state, kind)).filter(({deletedAt}) => deletedAt === undefined);
}

/** The resources of these IDs, in their order. IDs that name nothing are left out. */
export function searchResources(state: State, kind: Kind, ids: string[]): Resource[] {
  return ids.flatMap((id) => {
    const resource = tableOf(state, kind)[id];
    return resource && resource.deletedAt === undefined ? [resource] : [];
  });
}

export function pick(resource: Resource, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, resource[name]]));
}

function tableOf(state: State, kind: Kind): StateTable<Resource> {
  return state.ingestion[kind];
}
