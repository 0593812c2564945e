import type {ImportDeclaration, Node} from '@babel/types';
import {parentOf, sourceOf, type Job} from '../rules/job.ts';
import {algoliaPackage} from '../values/value.ts';
import {keyOf, rangeOf, textOf} from '../syntax/tree.ts';
import {namedFactory, newSource} from './exportNames.ts';
import {replaceNamed, type Imported} from './replaceExports.ts';

const section = 'clients-and-imports';

/** Writes the import statements of Algolia's packages anew, with the names that other rules need. */
export function replaceImports(job: Job): void {
  const declarations = job.program.program.body.filter((node) => node.type === 'ImportDeclaration');
  const plans = declarations
    .filter(({source}) => algoliaPackage.test(source.value))
    .map((node) => ({node, imported: importedBy(node, job)}));
  for (const [packageName, names] of job.imports) {
    const home = plans.find(({node, imported}) => newSource(node.source.value) === packageName && imported);
    const missing = [...names].filter(
      (name) => !home?.imported?.some(({code}) => code.replace(/^type /, '') === name.replace(/^type /, '')),
    );
    if (home?.imported) home.imported.push(...missing.map((code) => ({package: packageName, code})));
    else addImport(packageName, missing, declarations.at(-1), job);
  }
  for (const {node, imported} of plans) if (imported) writeImport(node, imported, job);
}

/** `import algoliasearch = require('algoliasearch')` */
export function replaceImportEquals(node: Node, job: Job): void {
  if (node.type !== 'TSImportEqualsDeclaration' || node.moduleReference.type !== 'TSExternalModuleReference') return;
  const {value} = node.moduleReference.expression;
  const factory = algoliaPackage.test(value) ? namedFactory(value) : undefined;
  if (!factory) return;
  const {brace, quote, semicolon} = job.style;
  const name = factory === node.id.name ? factory : `${factory} as ${node.id.name}`;
  job.edits.replace(node, `import {${brace}${name}${brace}} from ${quote}${newSource(value)}${quote}${semicolon}`);
  job.reports.push({kind: 'changed', node, message: `\`${factory}\` is a named export.`, section});
}

/** What a statement imports now; undefined if it stays as it is. */
function importedBy(node: ImportDeclaration, job: Job): Imported[] | undefined {
  const packageName = node.source.value;
  const factory = namedFactory(packageName);
  if (node.specifiers.length === 0) return undefined;
  return node.specifiers.flatMap((specifier): Imported[] => {
    if (specifier.type === 'ImportSpecifier') {
      const isDefault = specifier.imported.type === 'Identifier' && specifier.imported.name === 'default';
      if (!isDefault || !factory) return [replaceNamed(specifier, packageName, job)].filter((name) => name !== undefined);
    }
    const local = specifier.local.name;
    if (!factory) {
      const code = specifier.type === 'ImportNamespaceSpecifier' ? `* as ${local}` : `default as ${local}`;
      return [{package: newSource(packageName), code}];
    }
    job.reports.push({kind: 'changed', node: specifier, message: `\`${factory}\` is a named export.`, section});
    return [{package: newSource(packageName), code: factory === local ? local : `${factory} as ${local}`}];
  });
}

function writeImport(node: ImportDeclaration, imported: Imported[], job: Job): void {
  const {style} = job;
  const keyword = node.importKind === 'type' ? 'import type' : 'import';
  const packages = [...new Set(imported.map((name) => name.package))];
  const statements = packages.map((packageName) => {
    const names = imported
      .filter((name) => name.package === packageName)
      .map(({code}) => (node.importKind === 'type' ? code.replace(/^type /, '') : code));
    const list = names.some((name) => name.startsWith('*'))
      ? names.join(', ')
      : `{${style.brace}${names.join(', ')}${style.brace}}`;
    const line = `${keyword} ${list} from ${style.quote}${packageName}${style.quote}${style.semicolon}`;
    return line.length <= 80 || names.length < 2
      ? line
      : `${keyword} {\n${names.map((name) => `${style.unit}${name},\n`).join('')}} from ${style.quote}${packageName}${style.quote}${style.semicolon}`;
  });
  if (statements.join('\n') === sourceOf(node, job)) return;
  if (statements.length > 0) return job.edits.replace(node, statements.join('\n'));
  const {start, end} = rangeOf(node);
  const next = /^[ \t]*\r?\n/.exec(job.program.text.slice(end))?.[0].length ?? 0;
  job.edits.replace({start, end: end + next}, '');
}

function addImport(packageName: string, names: string[], last: Node | undefined, job: Job): void {
  const {brace, quote, semicolon} = job.style;
  if (!last || names.length === 0) return;
  job.edits.after(last, `\nimport {${brace}${names.join(', ')}${brace}} from ${quote}${packageName}${quote}${semicolon}`);
}

/** `export { default } from 'algoliasearch'` */
export function replaceReexport(node: Node, job: Job): void {
  if (node.type !== 'ExportNamedDeclaration' || !node.source || !algoliaPackage.test(node.source.value)) return;
  const factory = namedFactory(node.source.value);
  for (const specifier of node.specifiers) {
    if (specifier.type !== 'ExportSpecifier' || specifier.local.name !== 'default' || !factory) continue;
    const exported = specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value;
    job.edits.replace(specifier, exported === factory ? factory : `${factory} as ${exported}`);
    job.reports.push({kind: 'changed', node: specifier, message: `\`${factory}\` is a named export.`, section});
  }
}

/** `require('algoliasearch')` gives an object with the function, not the function. */
export function replaceRequire(node: Node, job: Job): void {
  if (node.type !== 'CallExpression') return;
  const {callee} = node;
  const isRequire = callee.type === 'Identifier' && callee.name === 'require' && !job.program.scopes.bindingOf(callee);
  const [source] = node.arguments;
  const name = source && textOf(source);
  if (!source || name === undefined || (!isRequire && callee.type !== 'Import') || !algoliaPackage.test(name)) return;
  const moved = newSource(name);
  if (moved !== name) job.edits.replace(source, `${job.style.quote}${moved}${job.style.quote}`);
  const factory = namedFactory(name);
  if (factory && isRequire) replaceRequired(node, factory, job);
}

function replaceRequired(node: Node, factory: string, job: Job): void {
  const parent = parentOf(node, job);
  const isDefault = parent?.type === 'MemberExpression' && parent.object === node && keyOf(parent) === 'default';
  const outer = isDefault ? parent : node;
  const holder = parentOf(outer, job);
  const {brace} = job.style;
  job.reports.push({kind: 'changed', node, message: `\`${factory}\` is a named export.`, section});
  if (holder?.type === 'VariableDeclarator' && holder.init === outer && holder.id.type === 'Identifier') {
    const local = holder.id.name;
    job.edits.replace(
      {start: rangeOf(holder.id).start, end: rangeOf(holder.id).start + local.length},
      `{${brace}${factory === local ? local : `${factory}: ${local}`}${brace}}`,
    );
    if (isDefault) job.edits.replace({start: rangeOf(node).end, end: rangeOf(parent).end}, '');
    return;
  }
  if (isDefault) job.edits.replace({start: rangeOf(node).end, end: rangeOf(parent).end}, `.${factory}`);
  else if (holder?.type === 'CallExpression' && holder.callee === outer) job.edits.after(node, `.${factory}`);
}
