import {isSchema} from '../document/schemaChildren.ts';
import type {Values} from './mapObjects.ts';
import {readTypes} from './readTypes.ts';
import {upgradeDraft} from './upgradeDraft.ts';
import type {ReportKeyword} from './warning.ts';

/** One difference between an older schema and one of JSON Schema 2020-12. Each rule leaves alone what isn't its own. */
type Rule = (schema: Values, report: ReportKeyword) => Values;

const rules: Rule[] = [
  ...[readTypes, upgradeDraft, upgradeRequired, upgradeNullable, upgradeMinimum, upgradeMaximum],
  ...[upgradeExample, upgradeBytes, upgradeFile, upgradeDiscriminator],
];

/** A schema of OpenAPI 3.0, or of an older draft of JSON Schema, as one of 2020-12. The schemas inside of it are left as they are. */
export function upgradeSchema(schema: Values, report: ReportKeyword = () => undefined): Values {
  return rules.reduce((upgraded, rule) => rule(upgraded, report), schema);
}

/** The alternative that `nullable` stands for. No document has written it. */
export const nullAlternative: Values = Object.freeze({type: 'null'});

/** `nullable` is a type, or an alternative where no type is named. Swagger 2.0 had it as an extension. */
function upgradeNullable({nullable: written, 'x-nullable': extension, ...schema}: Values): Values {
  const nullable = written ?? extension;
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
  return Object.keys(meant).length === 0 ? schema : {...words, anyOf: [meant, nullAlternative]};
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

/** Properties once said of themselves that they are required. Now the object that has them says it. */
function upgradeRequired(schema: Values, report: ReportKeyword): Values {
  const {required, ...rest} = schema;
  const own = typeof required === 'boolean' ? rest : schema;
  if (typeof required === 'boolean')
    report('required', 'required is a list of the names of fields. It’s read as a word on this one.');
  if (!isSchema(schema.properties)) return own;
  const names = Object.entries(schema.properties).flatMap(([name, field]) =>
    isSchema(field) && (field as Values).required === true ? [name] : [],
  );
  if (names.length === 0) return own;
  const listed: unknown[] = Array.isArray(required) ? required : [];
  return {...own, required: [...new Set([...listed, ...names])]};
}

/** A discriminator was the name of a field in Swagger 2.0. */
function upgradeDiscriminator(schema: Values): Values {
  return typeof schema.discriminator === 'string' ? {...schema, discriminator: {propertyName: schema.discriminator}} : schema;
}
