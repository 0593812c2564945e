import type {AnySchema, Schema} from '../../document/openApiDocument.ts';
import type {SchemaError} from '../schemaErrors.ts';
import {enter, type Found, isValid, join, nothing, type Run, type Spot, toError, turn} from './evaluation.ts';
import {matches, toPattern} from './plainRules.ts';

type Fields = Record<string, unknown>;
type Rule = (run: Run, schema: Schema, spot: Spot, fields: Fields) => Found;

/** Keywords about the fields of an object. */
export const fieldRules: Record<string, Rule> = {
  required: (_, {required = []}, spot, fields) =>
    onlyErrors(
      required
        .filter((name) => !Object.hasOwn(fields, name))
        .map((missingProperty) => toError(spot, 'required', {missingProperty})),
    ),

  dependentRequired: (_, {dependentRequired = {}}, spot, fields) =>
    onlyErrors(
      Object.entries(dependentRequired).flatMap(([property, needed]) => {
        if (!Object.hasOwn(fields, property)) return [];
        const missing = needed.filter((name) => !Object.hasOwn(fields, name));
        const params = {property, depsCount: needed.length, deps: needed.join(', ')};
        return missing.map((missingProperty) => toError(spot, 'dependentRequired', {...params, missingProperty}));
      }),
    ),

  dependentSchemas: (run, {dependentSchemas = {}}, spot, fields) =>
    join(
      Object.entries(dependentSchemas)
        .filter(([name]) => Object.hasOwn(fields, name))
        .map(([name, schema]) => run.evaluate(run, schema, turn(spot, 'dependentSchemas', name))),
    ),

  propertyNames: (run, {propertyNames = true}, spot, fields) =>
    onlyErrors(
      Object.keys(fields)
        .filter((name) => !isValid(run, propertyNames, {value: name, at: spot.at, place: `${spot.place}/propertyNames`}))
        .map((propertyName) => toError(spot, 'propertyNames', {propertyName})),
    ),

  properties: (run, {properties = {}}, spot, fields) =>
    evaluateFields(
      run,
      spot,
      fields,
      Object.keys(fields).filter((name) => Object.hasOwn(properties, name)),
      (name) => [properties[name] ?? true, 'properties', name],
    ),

  patternProperties: (run, {patternProperties = {}}, spot, fields) =>
    join(
      Object.entries(patternProperties).map(([pattern, schema]) => {
        const names = Object.keys(fields).filter((name) => matches(toPattern(pattern), name));
        return evaluateFields(run, spot, fields, names, () => [schema, 'patternProperties', pattern]);
      }),
    ),

  additionalProperties(run, schema, spot, fields) {
    const {properties = {}, patternProperties = {}} = schema;
    const patterns = Object.keys(patternProperties).map(toPattern);
    const others = Object.keys(fields).filter(
      (name) => !Object.hasOwn(properties, name) && !patterns.some((pattern) => matches(pattern, name)),
    );
    return evaluateOthers(run, schema.additionalProperties ?? true, spot, fields, others, 'additionalProperties');
  },
};

/** What no other keyword has spoken about. */
export function evaluateOtherFields(run: Run, schema: Schema, spot: Spot, fields: Fields, known: ReadonlySet<string>): Found {
  const others = Object.keys(fields).filter((name) => !known.has(name));
  const {unevaluatedProperties = true} = schema as {unevaluatedProperties?: AnySchema};
  return evaluateOthers(run, unevaluatedProperties, spot, fields, others, 'unevaluatedProperties');
}

function evaluateOthers(run: Run, schema: AnySchema, spot: Spot, fields: Fields, names: string[], keyword: string): Found {
  if (schema !== false) return evaluateFields(run, spot, fields, names, () => [schema, keyword]);
  const param = keyword === 'additionalProperties' ? 'additionalProperty' : 'unevaluatedProperty';
  return {errors: names.map((name) => toError(spot, keyword, {[param]: name})), known: new Set(names)};
}

function evaluateFields(
  run: Run,
  spot: Spot,
  fields: Fields,
  names: string[],
  choose: (name: string) => [AnySchema, ...string[]],
): Found {
  const errors = names.flatMap((name) => {
    const [schema, ...way] = choose(name);
    return run.evaluate(run, schema, enter(spot, name, fields[name], ...way)).errors;
  });
  return {errors, known: new Set(names)};
}

function onlyErrors(errors: SchemaError[]): Found {
  return {...nothing, errors};
}
