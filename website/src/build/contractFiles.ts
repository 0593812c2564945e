import {listOperations, type OpenApiDocument, readPointer, toPointer} from '@docs/openapi';

/** The modules that a page loads for its request checker, by the path of the first. */
export const contractFolder = '/assets/contracts';

/** Where the page describes what the checker finds; beside the contract. */
export function addressesPath(contract: string): string {
  return contract.replace(/\.js$/, '.addresses.js');
}

/** What a mock in the page responds with; beside the contract, too. */
export function mockPath(contract: string): string {
  return contract.replace(/\.js$/, '.mock.js');
}

type ContractOptions = {
  /** Extensions of schemas that are texts. */
  proseExtensions?: string[];
  /** Whether the page has a mock of its own, and reads schemas instead of running code that was compiled from them. */
  isPlain?: boolean;
};

/** A module with the rules for requests: the document, without texts, and its validators. */
export async function writeContract(
  path: string,
  document: OpenApiDocument,
  {proseExtensions = [], isPlain = false}: ContractOptions = {},
): Promise<string> {
  const {compileValidators, stripDocument} = await import('@docs/openapi/validate');
  const small = stripDocument(document, proseExtensions);
  const load = (file: string): string => `() => import(${JSON.stringify(`./${file.slice(contractFolder.length + 1)}`)})`;
  return minifyModule(
    path,
    [
      isPlain ? '' : compileValidators(small),
      `export const document = ${writeJson(small)};`,
      `export const loadAddresses = ${load(addressesPath(path))};`,
      isPlain ? `export const loadMock = ${load(mockPath(path))};\n` : '',
    ].join('\n'),
  );
}

/** A module with the document that a mock in the page responds for. */
export function writeMockDocument(document: OpenApiDocument): string {
  return `export const document = ${writeJson(document)};\n`;
}

/** Of what requests and responses share, and of what is theirs alone, the requests' part. */
export async function writeAddresses(
  document: OpenApiDocument,
  addresses: Record<string, string>,
  proseExtensions: string[] = [],
): Promise<string> {
  const {stripDocument} = await import('@docs/openapi/validate');
  const small = stripDocument(document, proseExtensions);
  const parts = [...listOperations(small).map(({pointer}) => pointer), ...listComponents(small)];
  // What an operation says of its responses isn't checked. Its parameters have places of their own.
  const isChecked = (pointer: string, part: string): boolean =>
    part.startsWith('/components/') ? readPointer(small, pointer) !== undefined : !pointer.startsWith(`${part}/responses/`);
  const byPart = groupByPart(addresses);
  const checked = parts.flatMap((part) => (byPart.get(part) ?? []).filter(([pointer]) => isChecked(pointer, part)));
  return `export const addresses = ${writeJson(Object.fromEntries(checked))};\n`;
}

function listComponents({components = {}}: OpenApiDocument): string[] {
  return Object.entries(components).flatMap(([kind, entries]) =>
    Object.keys(entries).map((name) => toPointer('components', kind, name)),
  );
}

type AddressedPlaces = [pointer: string, id: string][];

/** A large reference has a hundred thousand places, and each of its pages looks for some of them. */
const grouped = new WeakMap<Record<string, string>, Map<string, AddressedPlaces>>();

/** Places by the operation or component that they are in. */
function groupByPart(addresses: Record<string, string>): Map<string, AddressedPlaces> {
  const known = grouped.get(addresses);
  if (known) return known;
  const groups = new Map<string, AddressedPlaces>();
  for (const [pointer, id] of Object.entries(addresses)) {
    const [part = ''] = /^(?:\/[^/]*){3}/.exec(pointer) ?? [];
    const group = groups.get(part);
    if (group) group.push([pointer, id]);
    else groups.set(part, [[pointer, id]]);
  }
  grouped.set(addresses, groups);
  return groups;
}

/** Browsers read JSON faster than code. */
export function writeJson(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

async function minifyModule(file: string, code: string): Promise<string> {
  const {minify} = await import('rolldown/utils');
  const minified = await minify(file, code, {module: true});
  if (minified.errors.length > 0) throw new Error(`${file}: ${minified.errors.map(({message}) => message).join(' ')}`);
  return minified.code;
}
