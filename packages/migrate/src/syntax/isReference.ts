import type {Identifier, Node} from '@babel/types';
import type {Tree} from './tree.ts';

const signatures = new Set([
  'TSFunctionType',
  'TSConstructorType',
  'TSMethodSignature',
  'TSCallSignatureDeclaration',
  'TSConstructSignatureDeclaration',
  'TSDeclareFunction',
  'TSDeclareMethod',
  'TSIndexSignature',
]);

/** Tells whether an identifier stands for a value or a type, and isn't only the name of a property or a label. */
export function isReference(node: Identifier, {parents}: Tree): boolean {
  const parent = parents.get(node);
  if (!parent || signatures.has(parent.type)) return false;
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.object === node || parent.computed;
    case 'ObjectProperty':
      return parent.value === node || parent.computed;
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'ClassAccessorProperty':
    case 'TSPropertySignature':
      return isValueOf(node, parent) || (parent.computed ?? false);
    case 'ExportSpecifier': {
      const declaration = parents.get(parent);
      return parent.local === node && !(declaration?.type === 'ExportNamedDeclaration' && declaration.source);
    }
    case 'TSQualifiedName':
      return parent.left === node;
    case 'ImportSpecifier':
    case 'PrivateName':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'TSEnumMember':
    case 'TSNamedTupleMember':
    case 'TSTypePredicate':
    case 'TSModuleDeclaration':
    case 'TSTypeParameter':
    case 'ImportAttribute':
    case 'ExportNamespaceSpecifier':
    case 'ExportDefaultSpecifier':
      return false;
    default:
      return true;
  }
}

function isValueOf(node: Identifier, parent: Node): boolean {
  return 'value' in parent && parent.value === node;
}
