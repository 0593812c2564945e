import type {Values} from './mapObjects.ts';

/** One difference between a schema of OpenAPI 3.0 and one of JSON Schema 2020-12. Each rule leaves alone what isn't its own. */
type Rule = (schema: Values) => Values;

const rules: Rule[] = [upgradeNullable, upgradeMinimum, upgradeMaximum, upgradeExample, upgradeBytes, upgradeFile];

/** A schema of OpenAPI 3.0 as JSON Schema, without the schemas inside of it. */
export function upgradeSchema(schema: Values): Values {
  return rules.reduce((upgraded, rule) => rule(upgraded), schema);
}

/** `nullable` is a type, or an alternative where no type is named. */
function upgradeNullable({nullable, ...schema}: Values): Values {
  if (nullable !== true) return nullable === undefined || typeof nullable === 'boolean' ? schema : {...schema, nullable};
  const {type, enum: values} = schema;
  const types: unknown[] = [type].flat();
  if (typeof type === 'string' || Array.isArray(type))
    return {
      ...schema,
      type: types.includes('null') ? type : [...types, 'null'],
      ...(Array.isArray(values) && !values.includes(null) && {enum: [...(values as unknown[]), null]}),
    };
  const {description, title, ...meant} = schema;
  const words = {...(title === undefined ? {} : {title}), ...(description === undefined ? {} : {description})};
  return Object.keys(meant).length === 0 ? schema : {...words, anyOf: [meant, {type: 'null'}]};
}

function upgradeMinimum(schema: Values): Values {
  return upgradeBound(schema, 'minimum', 'exclusiveMinimum');
}

function upgradeMaximum(schema: Values): Values {
  return upgradeBound(schema, 'maximum', 'exclusiveMaximum');
}

/** A bound said of itself whether it is excluded. Now an excluded one is a keyword of its own. */
function upgradeBound(schema: Values, bound: string, exclusive: string): Values {
  if (typeof schema[exclusive] !== 'boolean') return schema;
  const {[bound]: value, [exclusive]: isExcluded, ...rest} = schema;
  if (value === undefined) return rest;
  return isExcluded === true ? {...rest, [exclusive]: value} : {...rest, [bound]: value};
}

function upgradeExample({example, ...schema}: Values): Values {
  return example === undefined || schema.examples !== undefined ? schema : {...schema, examples: [example]};
}

/** Bytes in a text are encoded; bytes by themselves have a media type. */
function upgradeBytes(schema: Values): Values {
  if (schema.type !== 'string') return schema;
  const {format, ...rest} = schema;
  if (format === 'byte' || format === 'base64') return {...rest, contentEncoding: 'base64'};
  return format === 'binary' ? {...rest, contentMediaType: 'application/octet-stream'} : schema;
}

/** Left over from Swagger 2.0. */
function upgradeFile(schema: Values): Values {
  return schema.type === 'file' ? {...schema, type: 'string', contentMediaType: 'application/octet-stream'} : schema;
}
