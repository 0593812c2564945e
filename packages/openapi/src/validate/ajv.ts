// The only file that knows Ajv, and how its code is made fit for any input.
import {createRequire} from 'node:module';
import {Ajv2020, type CodeKeywordDefinition, type Options} from 'ajv/dist/2020.js';
import {formats} from './formats.ts';
import {maxErrors} from './schemaErrors.ts';

/** Validates on the spot. */
export function createAjv(): Ajv2020 {
  checkAdaptations();
  return createWith({code: {process: hardenCode}});
}

/** Collects schemas for `writeCode`. The rules are the same. */
export function createCodeAjv(): Ajv2020 {
  checkAdaptations();
  return createWith({code: {source: true}});
}

/** The source of the functions for these schemas, as properties of a variable `exports`. It needs no other module. */
export function writeCode(ajv: Ajv2020, keys: string[]): string {
  const require = createRequire(import.meta.url);
  const {default: standaloneCode} = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  return inlineHelpers(hardenCode(standaloneCode(ajv, Object.fromEntries(keys.map((key) => [key, key])))), require);
}

function createWith(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    allErrors: true,
    inlineRefs: false,
    messages: false,
    logger: false,
    uriResolver,
    ...options,
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const keyword of ['oneOf', 'anyOf']) silenceAlternatives(ajv, keyword);
  return ajv;
}

/** Every reference is one inside of the document already. As addresses, those with odd characters would be changed on the way. */
const uriResolver: Options['uriResolver'] = {
  parse: (address) => ({path: address.split('#')[0] ?? '', fragment: address.split('#')[1] ?? ''}),
  resolve: (_, address) => (address.startsWith('#') ? `spec${address}` : address),
  serialize: ({path = '', fragment = ''}) => `${path}#${fragment}`,
};

/** What is wrong with each alternative is asked of the alternative itself; here it would only hide what else is wrong. */
function silenceAlternatives(ajv: Ajv2020, keyword: string): void {
  const definition = ajv.getKeyword(keyword);
  if (!isCodeKeyword(definition)) throw new Error(`Ajv writes no code for ${keyword}. ${afterUpgrade}`);
  const {code} = definition;
  definition.code = (context) => {
    const report = context.error.bind(context);
    context.error = (...details) => {
      context.reset();
      report(...details);
    };
    code(context);
  };
}

function isCodeKeyword(definition: unknown): definition is CodeKeywordDefinition {
  return typeof definition === 'object' && definition !== null && 'code' in definition && typeof definition.code === 'function';
}

/** No value that follows a pattern is as long; some patterns would exhaust the stack on a longer one. */
const longestMatch = 10_000;

type Adaptation = {why: string; find: RegExp; replacement: string};

/** What is changed in Ajv's code. */
const adaptations: Adaptation[] = [
  {
    why: 'The list of errors is copied for each wrong entry, which takes minutes for a long list. A long list grows by one, in place.',
    find: /vErrors\.concat\(([^()]+)\)/g,
    replacement: `vErrors.length >= ${maxErrors} ? (vErrors.push($1[0]), vErrors) : vErrors.concat($1)`,
  },
  {
    why: 'Strings of any length are tested. A very long one follows no pattern.',
    find: /((?:pattern|formats)\d+)\.test\((\w+)\)/g,
    replacement: `($2.length < ${longestMatch} && $1.test($2))`,
  },
  {
    why: 'Properties are looked up in a plain object, so "constructor" counts as known. Only own ones do.',
    find: /!(props\d+)\[(key\d+)\]/g,
    replacement: '!Object.hasOwn($1, $2)',
  },
];

function hardenCode(code: string): string {
  return adaptations.reduce((changed, {find, replacement}) => changed.replaceAll(find, replacement), code);
}

const afterUpgrade = 'Ajv was upgraded: adapt packages/openapi/src/validate/ajv.ts to the code that it writes now.';

/** Has code in it for each adaptation: references, a pattern, and properties that are only known at run time. */
const probe = {
  $defs: {name: {type: 'string', pattern: '^a'}},
  properties: {first: {$ref: 'probe#/$defs/name'}},
  anyOf: [{properties: {second: {$ref: 'probe#/$defs/name'}}}, {properties: {third: true}}],
  unevaluatedProperties: false,
};

let isChecked = false;

/** An adaptation that finds nothing to change would silently not hold any more. */
export function checkAdaptations(readCode: (schema: object) => string = writeProbe): void {
  if (isChecked && readCode === writeProbe) return;
  const code = readCode(probe);
  const lost = adaptations.find(({find}) => code.search(find) < 0);
  if (lost) throw new Error(`Ajv's code has no place for this change any more: ${lost.why} ${afterUpgrade}`);
  isChecked = true;
}

function writeProbe(schema: object): string {
  const written: string[] = [];
  const keep = (code: string): string => {
    written.push(code);
    return code;
  };
  createWith({code: {process: keep}}).compile({...schema, $id: 'probe'});
  return written.join('\n');
}

/** Ajv's code asks for small functions of Ajv's; here it gets their source. */
function inlineHelpers(code: string, require: NodeJS.Require): string {
  // By their whole names: the words of a document are in this code, too.
  const inlined = code.replaceAll(/require\("(ajv\/dist\/[\w/]+)"\)\.default/g, (_, name: string) => {
    const helper = require(name) as {default: () => unknown};
    return `(${String(helper.default)})`;
  });
  if (/\brequire\("[\w@][\w@/.-]*"\)/.test(inlined)) throw new Error(`Ajv's code still loads a module. ${afterUpgrade}`);
  return inlined;
}
