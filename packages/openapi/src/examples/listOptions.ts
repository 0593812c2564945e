import type {AnySchema, Discriminator, Schema} from '../document/openApiDocument.ts';
import {refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';

/** The alternatives, those that aren't null first, each with the value of the field that tells it from the others. */
export function listOptions(discriminator: Discriminator | undefined, options: AnySchema[]): AnySchema[] {
  const isNull = (option: AnySchema): boolean => isSchema(option) && (option.type === 'null' || option.const === null);
  const sorted = [...options.filter((option) => !isNull(option)), ...options.filter(isNull)];
  return sorted.map((option) =>
    discriminator && isSchema(option) && option.$ref !== undefined
      ? {allOf: [describeKind(discriminator, option.$ref), option]}
      : option,
  );
}

/** The value of the field that tells a schema from others. As a default, it gives way to what the schema says about the field itself. */
export function describeKind({propertyName, mapping}: Discriminator, $ref: string): Schema {
  if (typeof propertyName !== 'string') return {};
  const name = refName({$ref}) ?? '';
  const [kind = name] =
    Object.entries(isSchema(mapping) ? mapping : {}).find(([, target]) => target === $ref || target === name) ?? [];
  return {properties: {[propertyName]: {default: kind}}};
}
