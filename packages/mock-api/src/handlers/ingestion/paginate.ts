import {readAttribute} from '../../search/readAttribute.ts';

export type PageQuery = {itemsPerPage?: number; page?: number; sort?: string; order?: 'asc' | 'desc'};

/** One page of a list under its name, sorted as asked, with the numbers of all pages. */
export function paginate(name: string, all: Record<string, unknown>[], query: PageQuery): Record<string, unknown> {
  const {itemsPerPage = 100, page = 0} = query;
  const sorted = sort(all, query);
  const start = page * itemsPerPage;
  return {
    [name]: sorted.slice(start, start + itemsPerPage),
    pagination: {nbPages: Math.ceil(all.length / itemsPerPage), page, nbItems: all.length, itemsPerPage},
  };
}

/** Names of sort keys that are not the names of their fields. */
const sortFields: Record<string, string> = {auth_type: 'type', triggerType: 'trigger.type'};

function sort(all: Record<string, unknown>[], {sort: key, order = 'desc'}: PageQuery): Record<string, unknown>[] {
  if (key === undefined) return all;
  const sign = order === 'asc' ? 1 : -1;
  const read = (entry: Record<string, unknown>): string => toText(readAttribute(entry, sortFields[key] ?? key)[0] ?? '');
  return [...all].sort((a, b) => (read(a) < read(b) ? -sign : read(a) > read(b) ? sign : 0));
}

/** Whether a value is among those asked for. `none` asks for entries without the field. */
export function isWanted(wanted: string[] | undefined, value: unknown): boolean {
  return wanted === undefined || wanted.includes(value === undefined ? 'none' : toText(value));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
