import type {Node} from '@babel/types';
import type {Analysis} from './analysis.ts';
import {algoliaPackage, type Value} from './value.ts';

/** What an import gives its local name. */
export function importValue(specifier: Node, program: Analysis): Value | undefined {
  if (specifier.type === 'TSImportEqualsDeclaration') {
    const {moduleReference} = specifier;
    return moduleReference.type === 'TSExternalModuleReference' ? moduleValue(moduleReference.expression.value) : undefined;
  }
  const declaration = program.tree.parents.get(specifier);
  if (declaration?.type !== 'ImportDeclaration') return undefined;
  const module = moduleValue(declaration.source.value);
  if (specifier.type === 'ImportNamespaceSpecifier') return module ?? projectModule(declaration.source.value, program);
  const name = specifier.type === 'ImportSpecifier' ? importedName(specifier) : 'default';
  if (module) return {kind: 'export', package: declaration.source.value, name};
  return program.importsOf(declaration.source.value)?.[name];
}

export function importedName(specifier: Node & {type: 'ImportSpecifier'}): string {
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

export function moduleValue(source: string): Value | undefined {
  return algoliaPackage.test(source) ? {kind: 'module', package: source} : undefined;
}

/** What another file of the project exports, for those who import all of it. */
export function projectModule(source: string, program: Analysis): Value | undefined {
  const exported = program.importsOf(source);
  // `module.exports = client`
  return exported?.default ?? (exported && {kind: 'table', fields: exported, of: undefined});
}
