import type {Node} from '@babel/types';
import {namesIn} from '../syntax/scopes.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {thisAt, type Analysis} from './analysis.ts';
import {ancestorsOf} from './clientPath.ts';
import {returnValue} from './functions.ts';
import {typeValue} from './types.ts';
import {agree, type Value, type Evaluate} from './value.ts';

/** What `object.key` is, if the object is known. The node is where it's read, if that's in the program. */
export function valueOfMember(
  object: Value | undefined,
  key: string | undefined,
  node: Node | undefined,
  program: Analysis,
  of: Evaluate,
): Value | undefined {
  switch (object?.kind) {
    case 'module':
      return key === undefined ? undefined : {kind: 'export', package: object.package, name: key};
    case 'export':
      return object.name === 'default' && key === 'default' ? object : undefined;
    case 'list':
      return key === undefined || /^\d+$/.test(key) || key === 'length' ? (key === 'length' ? undefined : object.of) : undefined;
    case 'table':
      return (key === undefined ? undefined : object.fields[key]) ?? object.of;
    case 'ref':
      return key === 'current' || key === 'value' ? object.of : undefined;
    case 'object':
      return key === undefined ? anyProperty(object.node, program, of) : propertyValue(object.node, key, node, program, of);
    case 'instance':
      return key === undefined ? undefined : inheritedField(object.of, key, program, of);
    default:
      return undefined;
  }
}

/** `object[key]`: all properties are the same, or nobody knows. */
function anyProperty(object: Node, program: Analysis, of: Evaluate): Value | undefined {
  const properties = object.type === 'ObjectExpression' ? object.properties : [];
  const written = properties.map((property) => (property.type === 'ObjectProperty' ? of(property.value) : undefined));
  return agree([...written, ...assignedTo(object, undefined, program, of)]);
}

/** A property of an object that's written out, or assigned to later. */
function propertyValue(object: Node, key: string, node: Node | undefined, program: Analysis, of: Evaluate): Value | undefined {
  const written = object.type === 'ObjectExpression' ? object.properties.filter((property) => keyOf(property) === key) : [];
  const values = written.map((property) => {
    if (property.type === 'ObjectMethod')
      return property.kind === 'get' ? returnValue(property, program, of) : ({kind: 'function', node: property} as const);
    return property.type === 'ObjectProperty' ? of(property.value) : undefined;
  });
  const later = node ? assignedTo(object, key, program, of) : [];
  return agree([...values.filter((value, at) => value ?? !isNothing(written[at])), ...later]);
}

/** What's assigned to a property of an object; without a key, what's assigned to any. */
function assignedTo(object: Node, key: string | undefined, program: Analysis, of: Evaluate): (Value | undefined)[] {
  return program.assignments
    .filter((assignment) => key === undefined || assignment.key === undefined || assignment.key === key)
    .filter((assignment) => {
      const holder = of(assignment.object);
      return holder?.kind === 'object' && holder.node === object;
    })
    .map(({right}) => of(right));
}

/** `null`, `undefined` and nothing at all say nothing about a value. */
export function isNothing(node: Node | null | undefined): boolean {
  if (!node) return true;
  if (node.type === 'ObjectProperty') return isNothing(node.value);
  const value = unwrap(node);
  return value.type === 'NullLiteral' || (value.type === 'Identifier' && value.name === 'undefined');
}

function inheritedField(owner: Node, key: string, program: Analysis, of: Evaluate): Value | undefined {
  for (const part of ancestorsOf(owner, program)) {
    const value = fieldValue(part, key, program, of);
    if (value) return value;
  }
  return undefined;
}

/** A field of a class, or what `this` has in a component. */
function fieldValue(owner: Node, key: string, program: Analysis, of: Evaluate): Value | undefined {
  const declared =
    owner.type === 'ClassDeclaration' || owner.type === 'ClassExpression'
      ? classField(owner, key, program, of)
      : {values: [], type: undefined};
  const inData = owner.type === 'ObjectExpression' ? componentFields(owner, key, program, of) : [];
  const assigned = program.assignments
    .filter((assignment) => assignment.key === key && assignment.object.type === 'ThisExpression')
    .filter((assignment) => thisAt(assignment.object, program) === owner && !isNothing(assignment.right))
    .map(({right}) => of(right));
  return agree([...declared.values, ...inData, ...assigned]) ?? declared.type;
}

type Field = {values: (Value | undefined)[]; type: Value | undefined};

function classField(owner: ClassNode, key: string, program: Analysis, of: Evaluate): Field {
  const values: Field['values'] = [];
  let type = parameterField(owner, key, of);
  for (const member of owner.body.body) {
    if (keyOf(member) !== key) continue;
    if (member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty') {
      if (!isNothing(member.value)) values.push(of(member.value));
      type ??= typeValue(member.typeAnnotation, program, of);
    }
    if (member.type === 'ClassMethod' || member.type === 'ClassPrivateMethod')
      values.push(member.kind === 'get' ? returnValue(member, program, of) : {kind: 'function', node: member});
  }
  return {values, type};
}

type ClassNode = Node & {type: 'ClassDeclaration' | 'ClassExpression'};

/** `constructor(private client: SearchClient)` */
function parameterField({body}: ClassNode, key: string, of: Evaluate): Value | undefined {
  const parameters = body.body.flatMap((member) =>
    member.type === 'ClassMethod' && member.kind === 'constructor' ? member.params : [],
  );
  const names = parameters.flatMap((parameter) => (parameter.type === 'TSParameterProperty' ? namesIn(parameter) : []));
  return of(names.find(({name}) => name === key));
}

/** What a component's data, computed values and methods put on `this`. */
function componentFields(owner: Node & {type: 'ObjectExpression'}, key: string, program: Analysis, of: Evaluate): Value[] {
  const found = owner.properties.map((property): Value | undefined => {
    const name = keyOf(property);
    if (name === key) return ownProperty(property, program, of);
    if (name !== 'data' && name !== 'computed' && name !== 'methods') return undefined;
    const held = property.type === 'ObjectMethod' ? returnValue(property, program, of) : ownProperty(property, program, of);
    const value = held?.kind === 'object' ? propertyValue(held.node, key, undefined, program, of) : undefined;
    return name === 'computed' && value?.kind === 'function' ? returnValue(value.node, program, of) : value;
  });
  return found.filter((value) => value !== undefined);
}

function ownProperty(property: Node, program: Analysis, of: Evaluate): Value | undefined {
  if (property.type === 'ObjectProperty') return of(property.value);
  if (property.type !== 'ObjectMethod') return undefined;
  return property.kind === 'get' ? returnValue(property, program, of) : {kind: 'function', node: property};
}
