import type {Identifier, Node} from '@babel/types';
import {isFunction, type Binding} from '../syntax/scopes.ts';
import {keyOf} from '../syntax/tree.ts';
import type {Analysis} from './analysis.ts';
import {importValue} from './imports.ts';
import {isNothing, valueOfMember} from './members.ts';
import {parameterValue} from './parameters.ts';
import {memberType, typeValue} from './types.ts';
import {agree, type Value, type Evaluate} from './value.ts';

/** What a name stands for: all that's assigned to it has to agree. */
export function valueOfBinding(binding: Binding, program: Analysis, of: Evaluate): Value | undefined {
  if (program.knownNames.has(binding)) return program.knownNames.get(binding);
  program.knownNames.set(binding, undefined);
  const declared = binding.declarations.map((name) => declaredValue(name, program, of));
  const written = binding.references.flatMap((name) => writtenValues(name, program, of));
  const sources = [...declared.flatMap(({values}) => values), ...written];
  const value = agree(sources) ?? (sources.every((source) => !source) ? declared.find(({type}) => type)?.type : undefined);
  program.knownNames.set(binding, value);
  return value;
}

function writtenValues(name: Identifier, program: Analysis, of: Evaluate): (Value | undefined)[] {
  const parent = program.tree.parents.get(name);
  return parent?.type === 'AssignmentExpression' && parent.left === name && !isNothing(parent.right) ? [of(parent.right)] : [];
}

/** What a declaration gives a name, and what its type says. No values: it's declared without one. */
type Declared = {values: (Value | undefined)[]; type?: Value | undefined};

type Place = {holder: Node; pattern: Node; steps: string[]; fallback: Node | undefined};

/** The declaration around a name, and the way to the name through patterns: `const {a: [name]} = …` is a, 0. */
function findPlace(name: Identifier, {tree}: Analysis): Place | undefined {
  const steps: string[] = [];
  let fallback: Node | undefined;
  for (let at: Node = name, parent = tree.parents.get(at); parent; at = parent, parent = tree.parents.get(at)) {
    if (parent.type === 'AssignmentPattern') fallback ??= parent.right;
    else if (parent.type === 'ObjectProperty') steps.unshift(keyOf(parent) ?? '*');
    else if (parent.type === 'ArrayPattern') steps.unshift(String(parent.elements.indexOf(at as never)));
    else if (parent.type === 'RestElement') return undefined;
    else if (parent.type !== 'ObjectPattern' && parent.type !== 'TSParameterProperty')
      return {holder: parent, pattern: at, steps, fallback};
  }
  return undefined;
}

function declaredValue(name: Identifier, program: Analysis, of: Evaluate): Declared {
  const place = findPlace(name, program);
  if (!place) return {values: []};
  const {holder, pattern, steps, fallback} = place;
  const follow = (value: Value | undefined): Value | undefined =>
    steps.reduce((held, step) => valueOfMember(held, step, pattern, program, of), value);
  switch (holder.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'TSImportEqualsDeclaration':
      return {values: [importValue(holder, program)]};
    case 'AssignmentExpression':
      return {values: [of(holder.right)]};
    case 'VariableDeclarator': {
      const value = holder.init ? of(holder.init) : loopValue(holder, program, of);
      const isEmpty = holder.init ? isNothing(holder.init) : !value;
      return {values: isEmpty ? [] : [follow(value) ?? of(fallback)], type: annotated(pattern, steps, program, of)};
    }
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      if (holder.id === name)
        return {values: [holder.type === 'ClassDeclaration' ? {kind: 'class', node: holder} : {kind: 'function', node: holder}]};
  }
  if (!isFunction(holder)) return {values: []};
  const given = follow(parameterValue(holder, pattern, program, of)) ?? of(fallback);
  return {values: given ? [given] : [], type: annotated(pattern, steps, program, of)};
}

function loopValue(declarator: Node, {tree}: Analysis, of: Evaluate): Value | undefined {
  const declaration = tree.parents.get(declarator);
  const loop = declaration && tree.parents.get(declaration);
  const list = loop?.type === 'ForOfStatement' && loop.left === declaration ? of(loop.right) : undefined;
  return list?.kind === 'list' ? list.of : undefined;
}

function annotated(pattern: Node, steps: string[], program: Analysis, of: Evaluate): Value | undefined {
  const inner = pattern.type === 'TSParameterProperty' ? pattern.parameter : pattern;
  const target = inner.type === 'AssignmentPattern' ? inner.left : inner;
  let annotation = 'typeAnnotation' in target ? (target.typeAnnotation as Node | null | undefined) : undefined;
  for (const step of steps) annotation = memberType(annotation, step, program);
  return typeValue(annotation, program, of);
}
