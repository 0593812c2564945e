import type {Node} from '@babel/types';
import type {Binding} from '../syntax/scopes.ts';

export type ClientKind = 'search' | 'lite' | 'analytics' | 'personalization' | 'recommend';

/** How code reaches a client: the name (or what `this` is) that it starts with, and the whole expression. */
export type Path = {root: Binding | Node; code: string; isOptional?: boolean};

/** What an expression of a program is, as far as it concerns the client. Everything else has no value. */
export type Value =
  /** What `require` and `import * as` give. */
  | {kind: 'module'; package: string}
  | {kind: 'export'; package: string; name: string}
  | {kind: 'client'; client: ClientKind}
  /** A client of version 5. */
  | {kind: 'migrated'}
  /** Its client is undefined if code that has the index can't know it. */
  | {kind: 'index'; isLite: boolean; client: Path | undefined}
  | {kind: 'promise'; of: Value}
  | {kind: 'list'; of: Value}
  /** An object or a map whose fields are known, or all of one kind. */
  | {kind: 'table'; fields: Record<string, Value>; of: Value | undefined}
  /** Holds a value under a name that a framework gives: `current` or `value`. */
  | {kind: 'ref'; of: Value}
  | {kind: 'object'; node: Node}
  | {kind: 'function'; node: Node}
  /** A function of another file, and what a call of it gives. */
  | {kind: 'maker'; of: Value}
  | {kind: 'class'; node: Node}
  /** What `this` is inside of a class or of a component's object. */
  | {kind: 'instance'; of: Node};

/** Packages of version 4 whose exports a program may use. */
export const algoliaPackage =
  /^(algoliasearch(\/.+)?|@algolia\/(client-(search|common|account|analytics|personalization|recommendation)|recommend|cache-.+|logger-.+|requester-.+|transporter))$/;

export function isLitePackage(name: string): boolean {
  return /^algoliasearch\/(lite|dist\/algoliasearch-lite.*)$/.test(name);
}

/** The value of several expressions, if they agree. */
export function agree(values: (Value | undefined)[]): Value | undefined {
  const [first, ...others] = values;
  return first && others.every((other) => other && isSame(first, other)) ? first : undefined;
}

function isSame(one: Value, other: Value): boolean {
  if (one.kind === 'client' && other.kind === 'client') return one.client === other.client;
  if (one.kind === 'index' && other.kind === 'index') return isSamePath(one.client, other.client);
  if (one.kind === 'table' || other.kind === 'table') return false;
  if ('of' in one && 'of' in other && one.kind === other.kind)
    return one.kind === 'instance' || other.kind === 'instance' ? one.of === other.of : isSame(one.of, other.of);
  if (one.kind === 'export' && other.kind === 'export') return one.package === other.package && one.name === other.name;
  return one.kind === other.kind && 'node' in one && 'node' in other && one.node === other.node;
}

export function isSamePath(one: Path | undefined, other: Path | undefined): boolean {
  return one?.root === other?.root && one?.code === other?.code;
}

export type Evaluate = (node: Node | null | undefined) => Value | undefined;
