import {findTarget} from '../document/findSchema.ts';
import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {readPointer, toPointer} from '../document/pointers.ts';
import {isSchema, mapChildren} from '../document/schemaChildren.ts';
import type {ExampleUse} from '../document/exampleUse.ts';
import {createFindLoop} from './findLoop.ts';
import {toSchemaRef} from './schemaKeys.ts';
import {keepUsable} from './usableKeywords.ts';

/** A schema that Ajv can take, and the places that it refers to. */
type PreparedSchema = {schema: AnySchema; targets: string[]};
export type PrepareSchema = (pointer: string) => PreparedSchema;

/** Makes the schemas of a document fit for Ajv. What can't be checked, leads nowhere or in a circle allows everything. */
export function createPrepare(document: OpenApiDocument, use: ExampleUse, toRef = toSchemaRef): PrepareSchema {
  const closesLoop = createFindLoop(document);
  return (pointer) => {
    const targets: string[] = [];
    const follow = ({$ref}: Schema, place: string): string | undefined => {
      const target = typeof $ref === 'string' ? findTarget(document, $ref) : undefined;
      if (target === undefined || closesLoop(place, target)) return undefined;
      targets.push(target);
      return toRef(target);
    };
    const prepare = (schema: Schema, place: string): Schema => {
      const usable = keepUsable(dropUnneeded(document, schema, place, use), follow(schema, place));
      return mapChildren(usable, (inner, way) => prepare(inner, place + way));
    };
    const schema = readPointer(document, pointer);
    return {schema: isSchema(schema) ? prepare(schema, pointer) : schema !== false, targets};
  };
}

/** What is read-only isn't needed in a request, and what is write-only not in a response. */
function dropUnneeded(document: OpenApiDocument, schema: Schema, place: string, use: ExampleUse): Schema {
  const {required, properties} = schema;
  if (!Array.isArray(required) || !isSchema(properties)) return schema;
  const flag = use === 'request' ? 'readOnly' : 'writeOnly';
  const isUnneeded = (name: unknown): boolean =>
    typeof name === 'string' && Object.hasOwn(properties, name) && hasFlag(document, place + toPointer('properties', name), flag);
  return {...schema, required: required.filter((name) => !isUnneeded(name))};
}

/** As many references as anybody follows. */
const longestWay = 8;

function hasFlag(document: OpenApiDocument, place: string, flag: string, steps = longestWay): boolean {
  const schema = readPointer(document, place);
  if (!isSchema(schema) || steps === 0) return false;
  const target = typeof schema.$ref === 'string' ? findTarget(document, schema.$ref) : undefined;
  return schema[flag] === true || (target !== undefined && hasFlag(document, target, flag, steps - 1));
}
