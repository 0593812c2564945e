import {mapObjects, type Values} from '../adopt/mapObjects.ts';
import type {Kind} from '../adopt/shapes.ts';
import {readPointer, toPointer, toTokens} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {createNames, groupOf, nameOf, toReference} from './componentNames.ts';
import {type FilePlace, isRemote, resolveReference} from './fileReference.ts';
import {readSource, type Source, type Unreadable} from './readSource.ts';
import {spreadGroups} from './spreadGroups.ts';

/** A document of one file, and where its parts were written. */
export type Bundled = {
  document: Values;
  /** Where what came from other files was written, by its place in the document. */
  origins: Map<string, FilePlace>;
  sources: Map<string, Source | Unreadable>;
  problems: (FilePlace & {message: string})[];
};

type Bundling = Omit<Bundled, 'document'> & {
  entry: string;
  /** What is still to be brought in, by the name that it gets. */
  queue: (FilePlace & {kind: Kind; home: string[]; value: unknown})[];
  /** The reference to each place that was asked for already. */
  known: Map<string, string>;
  nameFor: (kind: Kind, wanted: string) => string[];
};

/** Puts the files of a document into one. What other files hold becomes a component, so that it may refer to itself. */
export function bundleFiles(entry: Source, root: Values): Bundled {
  const bundling: Bundling = {
    entry: entry.file,
    origins: new Map(),
    sources: new Map([[entry.file, entry]]),
    problems: [],
    queue: [],
    known: new Map(),
    nameFor: createNames(root),
  };
  claimComponents(bundling, root);
  let document = bundleObject(bundling, root, 'document', {file: entry.file, pointer: ''}) as Values;
  // The queue grows while it's worked through.
  for (const {kind, home, value, ...place} of bundling.queue) {
    document = putAt(document, home, bundleObject(bundling, value, kind, place)) as Values;
    bundling.origins.set(toPointer(...home), place);
  }
  const {origins, sources, problems} = bundling;
  return {document, origins, sources, problems};
}

/** A component or a path that is nothing but a reference to a file is where that goes. */
function claimComponents(bundling: Bundling, root: Values): void {
  const read = (target: FilePlace): unknown => readGroup(bundling, target);
  const change = (value: Values, kind: Kind, pointer: string): Values => {
    if (kind === 'document' || kind === 'components') return spreadGroups(value, kind, bundling.entry, read);
    const tokens = toTokens(pointer);
    const homes = [toPointer(...groupOf(kind, root)), ...(kind === 'pathItem' ? ['/paths', '/webhooks'] : [])];
    const isHome = homes.includes(toPointer(...tokens.slice(0, -1)));
    if (isHome && typeof value.$ref === 'string' && Object.keys(value).length === 1 && !isRemote(value.$ref)) {
      const target = resolveReference(value.$ref, bundling.entry);
      if (target && target.file !== bundling.entry) bring(bundling, target, kind, tokens);
    }
    return {};
  };
  mapObjects(root, change);
}

function bundleObject(bundling: Bundling, value: unknown, kind: Kind, {file, pointer}: FilePlace): unknown {
  const read = (target: FilePlace): unknown => readGroup(bundling, target);
  const change = (inner: Values, innerKind: Kind, place: string): Values => {
    const spread = spreadGroups(inner, innerKind, file, read);
    return follow(bundling, renameMapping(bundling, spread, file), innerKind, {file, pointer: place});
  };
  return mapObjects(value, change, kind, pointer);
}

/** An object whose reference leads to a component instead of a file. */
function follow(bundling: Bundling, value: Values, kind: Kind, at: FilePlace): Values {
  const {$ref, ...siblings} = value;
  if (typeof $ref !== 'string' || isRemote($ref)) return value;
  const target = resolveReference($ref, at.file);
  if (!target || (target.file === at.file && at.file === bundling.entry)) return value;
  const {reference, reason} = bring(bundling, target, kind);
  if (reference !== undefined) return {...siblings, $ref: reference};
  bundling.problems.push({...at, message: `${JSON.stringify($ref)} leads nowhere: ${reason} It's read as if it were empty.`});
  return siblings;
}

/** A discriminator names schemas by references, too. */
function renameMapping(bundling: Bundling, value: Values, file: string): Values {
  const {discriminator} = value;
  if (!isSchema(discriminator) || !isSchema(discriminator.mapping)) return value;
  const mapping = Object.entries(discriminator.mapping).map(([name, written]) => {
    const isPlace = typeof written === 'string' && !isRemote(written) && /#\/|\.(ya?ml|json)$/i.test(written);
    const target = isPlace ? resolveReference(written, file) : undefined;
    return [name, (target && bring(bundling, target, 'schema').reference) ?? written];
  });
  return {...value, discriminator: {...discriminator, mapping: Object.fromEntries(mapping) as Values}};
}

/** The reference to a place in a file, which becomes a component; or why there's none. */
function bring(
  bundling: Bundling,
  target: FilePlace,
  kind: Kind,
  claimed?: string[],
): {reference: string; reason?: never} | {reason: string; reference?: never} {
  if (target.file === bundling.entry) return {reference: toReference(target.pointer)};
  const id = `${kind} ${target.file}#${target.pointer}`;
  const known = bundling.known.get(id);
  if (known !== undefined) return {reference: known};
  const {value, reason} = readAt(bundling, target);
  if (reason !== undefined) return {reason};
  const home = claimed ?? bundling.nameFor(kind, nameOf(target));
  const reference = toReference(toPointer(...home));
  bundling.known.set(id, reference);
  bundling.queue.push({...target, kind, home, value});
  return {reference};
}

function readGroup(bundling: Bundling, {file, pointer}: FilePlace): unknown {
  return readPointer(readFile(bundling, file).value, pointer);
}

/** Each file is read once. */
function readFile({sources}: Bundling, file: string): Source | Unreadable {
  const source = sources.get(file) ?? readSource(file);
  sources.set(file, source);
  return source;
}

type Read = {value: unknown; reason?: never} | {reason: string; value?: never};

/** What is at a place in a file, or why there's nothing. */
function readAt(bundling: Bundling, {file, pointer}: FilePlace): Read {
  const source = readFile(bundling, file);
  if (!('text' in source)) return {reason: `${file}:${source.fault.line} ${source.fault.message}`};
  const value = readPointer(source.value, pointer);
  if (isSchema(value) || typeof value === 'boolean') return {value};
  const names = isSchema(source.value) ? Object.keys(source.value).slice(0, 10).join(', ') : '';
  return {reason: `${file} has no object at ${pointer || '/'}. At its top: ${names || 'nothing'}.`};
}

/** A copy of an object with a value at a place in it. */
function putAt(holder: unknown, [token, ...rest]: string[], value: unknown): unknown {
  if (token === undefined) return value;
  const inner = isSchema(holder) ? holder : {};
  return {...inner, [token]: putAt(inner[token], rest, value)};
}
