import {parse} from 'java-parser';
import {helperMethods, javaClasses, javaMethods} from './clientNames.ts';
import type {SpecNames} from './specNames.ts';

/** What is wrong with a Java program: its syntax, or a class, method or constant of the client that does not exist. */
export function checkJava(source: string, specs: SpecNames): string[] {
  parse(source);
  const code = dropTexts(source);
  return [...checkImports(code, specs), ...checkMethods(code, specs), ...checkConstants(code, specs)];
}

function checkImports(code: string, specs: SpecNames): string[] {
  const models = new Set([...specs.schemas].map(capitalize));
  const imports = [...code.matchAll(/^import (com\.algolia\.[\w.]+?)\.(\w+|\*);/gm)];
  return imports
    .filter(([, folder = '', name = '']) => {
      if (name === '*') return !['com.algolia.model.search', 'com.algolia.utils', 'com.algolia.exceptions'].includes(folder);
      return !javaClasses.includes(`${folder}.${name}`) && !(folder.startsWith('com.algolia.model.') && models.has(name));
    })
    .map(([, folder = '', name = '']) => `the client has no class ${folder}.${name}.`);
}

function checkMethods(code: string, specs: SpecNames): string[] {
  const known = new Set([
    ...[...specs.operations, ...helperMethods].flatMap((name) => [name, `${name}Async`]),
    ...[...specs.fields].flatMap((field) => ['set', 'add', 'get'].map((verb) => verb + capitalize(field))),
    ...javaMethods,
  ]);
  const own = new Set([...code.matchAll(/\b(?:static|private|public)\b[^=;{()]*\b(\w+)\(/g)].map(([, name = '']) => name));
  const called = [...code.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name);
  return [...new Set(called)]
    .filter((name) => !known.has(name) && !own.has(name))
    .map((name) => `the client has no method ${name}.`);
}

/** `Action.ADD_OBJECT`: an enum of the specs, in capitals. */
function checkConstants(code: string, specs: SpecNames): string[] {
  const known = new Set([...specs.values].map(toConstant));
  const own = ['NONE', 'BASIC', 'HEADERS', 'BODY', 'READ', 'WRITE', 'ADD', 'UPDATE', 'DELETE', 'UTF_8'];
  const used = [...code.matchAll(/\b[A-Z]\w*\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name);
  return [...new Set(used)]
    .filter((name) => !known.has(name) && !own.includes(name))
    .map((name) => `the client has no constant ${name}.`);
}

function dropTexts(source: string): string {
  return source
    .replace(/"(?:\\.|[^"\\])*"/g, '""')
    .replace(/\/\/.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '');
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toConstant(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/\W/g, '_')
    .toUpperCase();
}
