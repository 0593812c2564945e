import type {Node} from '@babel/types';
import {keyOf, rangeOf, unwrap} from '../syntax/tree.ts';
import {clientOptionField} from '../rules/clientOptions.ts';
import {importFrom, literalOf, parentOf, valueOf, type Job} from '../rules/job.ts';
import {clientMadeBy} from '../values/calls.ts';
import {namedFactory} from './exportNames.ts';

const section = 'clients-and-imports';

/** `module.default` and `{default: algoliasearch}`: the function has a name now. */
export function replaceDefault(node: Node, job: Job): void {
  if (node.type === 'MemberExpression' && keyOf(node) === 'default') replaceDefaultMember(node, job);
  if (node.type === 'ObjectProperty' && keyOf(node) === 'default' && node.value.type === 'Identifier') {
    const value = valueOf(node.value, job);
    const factory = value?.kind === 'export' && value.name === 'default' ? namedFactory(value.package) : undefined;
    if (!factory || parentOf(node, job)?.type !== 'ObjectPattern') return;
    job.edits.replace(node, node.value.name === factory ? factory : `${factory}: ${node.value.name}`);
    job.reports.push({kind: 'changed', node, message: `\`${factory}\` is a named export.`, section});
  }
}

function replaceDefaultMember(node: Node & {type: 'MemberExpression'}, job: Job): void {
  const holder = valueOf(node.object, job);
  const object = unwrap(node.object);
  const packageName = holder?.kind === 'module' || holder?.kind === 'export' ? holder.package : undefined;
  const factory = packageName && namedFactory(packageName);
  // What `require` gives is dealt with where it's called.
  if (!factory || (object.type === 'CallExpression' && object.callee.type === 'Identifier' && object.callee.name === 'require'))
    return;
  const isFunctionItself = object.type === 'Identifier' && isBoundToModule(object, job);
  if (isFunctionItself) job.edits.replace(node, node.object);
  else job.edits.replace(node.property, factory);
}

/** `import * as algoliasearch` and `const algoliasearch = require(…)` become the function itself. */
function isBoundToModule(object: Node & {type: 'Identifier'}, job: Job): boolean {
  const [name] = job.program.scopes.bindingOf(object)?.declarations ?? [];
  const declaration = name && parentOf(name, job);
  if (
    declaration?.type === 'TSImportEqualsDeclaration' ||
    declaration?.type === 'ImportNamespaceSpecifier' ||
    declaration?.type === 'ImportDefaultSpecifier'
  )
    return true;
  const init = declaration?.type === 'VariableDeclarator' && declaration.init ? unwrap(declaration.init) : undefined;
  return init?.type === 'CallExpression' && init.callee.type === 'Identifier';
}

/** The options of a new client. */
export function replaceClientOptions(node: Node, job: Job): void {
  if (node.type !== 'CallExpression') return;
  const made = valueOf(node.callee, job);
  const client = clientMadeBy(made);
  if (!client || made?.kind === undefined) return;
  if (made.kind === 'export' && made.package === 'global') replaceGlobal(node, job);
  const given = literalOf(node.arguments[2], job);
  if (given?.type !== 'ObjectExpression') {
    if (given && !(given.type === 'Identifier' && given.name === 'undefined'))
      job.reports.push({
        kind: 'check',
        node: given,
        message: 'The options of the client have other names, and timeouts are in milliseconds.',
        section: '9-rename-the-options',
      });
    return;
  }
  for (const property of given.properties) {
    const field = clientOptionField(property, job);
    if (!('key' in field)) continue;
    job.edits.replace(property, [`${field.key}: `, field.value]);
    job.reports.push({
      kind: 'changed',
      node: property,
      message: `\`${keyOf(property) ?? ''}\` is now \`${field.key}\`.`.replace(
        /`(\w+)` is now `\1`/,
        '`$1` is written differently',
      ),
      section: '9-rename-the-options',
    });
  }
}

/** A script tag gives an object with the function. */
function replaceGlobal(node: Node & {type: 'CallExpression'}, job: Job): void {
  const {end} = rangeOf(node.callee);
  job.edits.replace({start: end, end}, '.algoliasearch');
  job.reports.push({
    kind: 'check',
    node: node.callee,
    message: 'The global `algoliasearch` is an object with the function now.',
    why: "Load `dist/algoliasearch.umd.js` of version 5. For the lite client, write `window['algoliasearch/lite'].liteClient`.",
    section,
  });
}

/** `algoliasearch.version` and the stack of an error have other names. */
export function replaceOldMember(node: Node, job: Job): void {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return;
  const key = keyOf(node);
  const holder = key === 'version' ? valueOf(node.object, job) : undefined;
  if (holder?.kind === 'export' && holder.name === 'default' && holder.package === 'algoliasearch') {
    importFrom('algoliasearch', 'apiClientVersion', job);
    job.edits.replace(node, 'apiClientVersion');
  }
  if (key !== 'transporterStackTrace' || node.computed) return;
  job.edits.replace(node.property, 'stackTrace');
  job.reports.push({
    kind: 'changed',
    node,
    message: '`transporterStackTrace` is now `stackTrace`.',
    section: '8-catch-errors-by-class',
  });
}

/** A test that replaces the client has to replace the new one. */
export function reportMocks(node: Node, job: Job): void {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
  const [source, method] = node.arguments;
  const spied =
    ['spyOn', 'stub', 'spy', 'replace'].includes(keyOf(node.callee) ?? '') && source ? valueOf(source, job) : undefined;
  if (method?.type === 'StringLiteral' && (spied?.kind === 'client' || spied?.kind === 'index'))
    job.reports.push({kind: 'todo', node, message: `This test replaces \`${method.value}\` of version 4.`, section});
  const isMock = ['mock', 'doMock', 'unstable_mockModule'].includes(keyOf(node.callee) ?? '');
  if (!isMock || source?.type !== 'StringLiteral' || !/^algoliasearch|^@algolia\//.test(source.value)) return;
  job.reports.push({
    kind: 'todo',
    node,
    message: `This mock of \`${source.value}\` has to return the client of version 5.`,
    section,
  });
}
