import type {Node} from '@babel/types';
import type {Analysis} from './analysis.ts';
import type {Evaluate, Value} from './value.ts';

const clientTypes: Record<string, Value> = {
  SearchClient: {kind: 'client', client: 'search'},
  SearchIndex: {kind: 'index', isLite: false, client: undefined},
  RecommendClient: {kind: 'client', client: 'recommend'},
  AnalyticsClient: {kind: 'client', client: 'analytics'},
  PersonalizationClient: {kind: 'client', client: 'personalization'},
};

/** What a value is whose type is written down. */
export function typeValue(annotation: Node | null | undefined, program: Analysis, of: Evaluate): Value | undefined {
  switch (annotation?.type) {
    case 'TSTypeAnnotation':
      return typeValue(annotation.typeAnnotation, program, of);
    case 'TSParenthesizedType':
      return typeValue(annotation.typeAnnotation, program, of);
    case 'TSUnionType': {
      const values = annotation.types.map((type) => typeValue(type, program, of)).filter((value) => value !== undefined);
      return values.length === 1 ? values[0] : undefined;
    }
    case 'TSArrayType': {
      const element = typeValue(annotation.elementType, program, of);
      return element && {kind: 'list', of: element};
    }
    case 'TSTypeReference':
      return referredType(annotation, program, of);
    default:
      return undefined;
  }
}

function referredType(node: Node & {type: 'TSTypeReference'}, program: Analysis, of: Evaluate): Value | undefined {
  const [argument] = node.typeParameters?.params ?? [];
  if (node.typeName.type !== 'Identifier') return undefined;
  const {name} = node.typeName;
  if (argument && (name === 'Promise' || name === 'Array' || name === 'ReadonlyArray')) {
    const inner = typeValue(argument, program, of);
    return inner && {kind: name === 'Promise' ? 'promise' : 'list', of: inner};
  }
  if (name === 'Map' || name === 'Record' || name === 'WeakMap') {
    const inner = typeValue(node.typeParameters?.params[1], program, of);
    return inner && {kind: 'table', fields: {}, of: inner};
  }
  if (name === 'ReturnType' && argument?.type === 'TSIndexedAccessType' && isInitIndex(argument.indexType))
    return clientTypes.SearchIndex;
  if (name === 'ReturnType' && argument?.type === 'TSTypeQuery' && argument.exprName.type === 'Identifier') {
    const made = of(argument.exprName);
    return made?.kind === 'export' && made.name === 'default' ? clientTypes.SearchClient : undefined;
  }
  if (
    name === 'ReturnType' &&
    argument?.type === 'TSTypeQuery' &&
    argument.exprName.type === 'TSQualifiedName' &&
    argument.exprName.right.name === 'initIndex'
  )
    return clientTypes.SearchIndex;
  const binding = program.scopes.bindingOf(node.typeName);
  const [declared] = binding?.declarations ?? [];
  const declaration = declared && program.tree.parents.get(declared);
  if (declaration?.type === 'TSTypeAliasDeclaration') return typeValue(declaration.typeAnnotation, program, of);
  const imported = declared && of(declared);
  return imported?.kind === 'export' ? clientTypes[imported.name] : undefined;
}

function isInitIndex(type: Node): boolean {
  return type.type === 'TSLiteralType' && type.literal.type === 'StringLiteral' && type.literal.value === 'initIndex';
}

/** The type of a property of a type that's written down in the program. */
export function memberType(annotation: Node | null | undefined, key: string, program: Analysis): Node | undefined {
  if (annotation?.type === 'TSTypeAnnotation') return memberType(annotation.typeAnnotation, key, program);
  if (annotation?.type === 'TSTypeReference' && annotation.typeName.type === 'Identifier') {
    const [declared] = program.scopes.bindingOf(annotation.typeName)?.declarations ?? [];
    const declaration = declared && program.tree.parents.get(declared);
    if (declaration?.type === 'TSTypeAliasDeclaration') return memberType(declaration.typeAnnotation, key, program);
    return declaration?.type === 'TSInterfaceDeclaration' ? findMember(declaration.body.body, key) : undefined;
  }
  return annotation?.type === 'TSTypeLiteral' ? findMember(annotation.members, key) : undefined;
}

function findMember(members: Node[], key: string): Node | undefined {
  const member = members.find(
    (part) => part.type === 'TSPropertySignature' && part.key.type === 'Identifier' && part.key.name === key,
  );
  return member?.type === 'TSPropertySignature' ? (member.typeAnnotation ?? undefined) : undefined;
}
