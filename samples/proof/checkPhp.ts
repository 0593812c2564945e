import {Engine} from 'php-parser';
import {filmFields, listMethods, listPhpClasses, listPhpKeys, listPhpMethods, type Release} from './clientNames.ts';
import type {SpecNames} from './specNames.ts';

const engine = new Engine({parser: {suppressErrors: false}, ast: {withPositions: true}});

/** What is wrong with a PHP program: its syntax, or a class, method or key of the client that does not exist. */
export function checkPhp(source: string, specs: SpecNames, release: Release): string[] {
  const problems: string[] = [];
  const methods = new Set([...listMethods(specs.operations, release), ...listPhpMethods(release)]);
  const keys = new Set([...specs.fields, ...listPhpKeys(release), ...filmFields]);
  const classes = listPhpClasses(release);
  const own = new Set([...source.matchAll(/\bfunction (\w+)/g)].map(([, name = '']) => name));
  visit(parse(source), (node) => {
    const line = node.loc?.start.line ?? 0;
    if (node.kind === 'useitem' && isOfClient(node.name) && !classes.includes(node.name))
      problems.push(`line ${line}: the client has no class ${node.name}.`);
    const called = node.kind === 'call' ? readCalled(node.what) : undefined;
    if (called !== undefined && !methods.has(called) && !own.has(called))
      problems.push(`line ${line}: the client has no method ${called}.`);
    const key = node.kind === 'entry' && node.key?.kind === 'string' ? node.key.value : undefined;
    if (typeof key === 'string' && !keys.has(key) && !isHeader(key))
      problems.push(`line ${line}: neither specs nor facts have a key "${key}".`);
  });
  return problems;
}

type PhpNode = {
  kind: string;
  name: unknown;
  what?: PhpNode;
  offset?: PhpNode;
  key?: PhpNode | null;
  value?: unknown;
  loc?: {start: {line: number}};
};

function parse(source: string): unknown {
  return JSON.parse(JSON.stringify(engine.parseCode(source, 'sample.php')));
}

function visit(node: unknown, look: (node: PhpNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node)) look(node);
  for (const inner of Object.values(node)) visit(inner, look);
}

function isNode(node: object): node is PhpNode {
  return 'kind' in node;
}

/** Headers may have any name. */
function isHeader(key: string): boolean {
  return key.toLowerCase().startsWith('x-');
}

function isOfClient(name: unknown): name is string {
  return typeof name === 'string' && name.startsWith('Algolia\\');
}

/** `$client->search` and `SearchClient::create`; plain functions belong to PHP. */
function readCalled(what: PhpNode | undefined): string | undefined {
  const isMember = what?.kind === 'propertylookup' || what?.kind === 'staticlookup';
  return isMember && typeof what.offset?.name === 'string' ? what.offset.name : undefined;
}
