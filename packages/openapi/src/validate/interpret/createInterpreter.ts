import type {AnySchema, OpenApiDocument, Schema} from '../../document/openApiDocument.ts';
import {readPointer} from '../../document/pointers.ts';
import {isSchema} from '../../document/schemaChildren.ts';
import type {ExampleUse} from '../../document/exampleUse.ts';
import {createPrepare} from '../prepareSchema.ts';
import {maxErrors, type Validate} from '../schemaErrors.ts';
import {type Found, join, nothing, type Run, type Spot, toError} from './evaluation.ts';
import {evaluateOtherFields, fieldRules} from './fieldRules.ts';
import {evaluateOtherEntries, listRules} from './listRules.ts';
import {checkPlainly} from './plainRules.ts';
import {unionRules} from './unionRules.ts';

/** Enough for any request that somebody writes; schemas that multiply with the depth of a value would go on for years. */
const mostSteps = 300_000;

/**
 * Checks values as `createValidator` does, but by reading the schemas instead of compiling them: slower for large values, and of the same
 * few kilobytes for any document. Pages use it where compiled functions would be too many.
 */
export function createInterpreter(document: OpenApiDocument, use: ExampleUse = 'request'): Validate {
  const prepare = createPrepare(document, use, (pointer) => pointer);
  const known = new Map<string, AnySchema>();
  const findSchema = (place: string): AnySchema => {
    const schema = known.get(place) ?? prepare(place).schema;
    known.set(place, schema);
    return schema;
  };
  return (place, value) => {
    const schema = readPointer(document, place);
    if (!isSchema(schema) && typeof schema !== 'boolean') throw new Error(`There is no schema at ${place}.`);
    const run: Run = {findSchema, steps: {left: mostSteps}, mostErrors: maxErrors, evaluate};
    const {errors} = evaluate(run, findSchema(place), {value, at: '', place});
    // What was not looked at to the end is not refused.
    return run.steps.left < 0 ? [] : errors.slice(0, maxErrors);
  };
}

function evaluate(run: Run, schema: AnySchema, spot: Spot): Found {
  run.steps.left--;
  if (schema === true || run.steps.left < 0) return nothing;
  if (schema === false) return {...nothing, errors: [toError(spot, 'false schema', {})]};
  const parts: Found[] = [];
  let errors = 0;
  for (const keyword of Object.keys(schema)) {
    const found = evaluateKeyword(run, keyword, schema, spot);
    if (found === nothing) continue;
    parts.push(found);
    errors += found.errors.length;
    if (errors >= run.mostErrors) return join(parts);
  }
  const found = parts.length === 1 && parts[0] ? parts[0] : join(parts);
  return evaluateOthers(run, schema, spot, found);
}

function evaluateKeyword(run: Run, keyword: string, schema: Schema, spot: Spot): Found {
  const {value} = spot;
  if (keyword === '$ref' && schema.$ref !== undefined)
    return run.evaluate(run, run.findSchema(schema.$ref), {...spot, place: schema.$ref});
  if (Object.hasOwn(unionRules, keyword)) return unionRules[keyword]?.(run, schema, spot) ?? nothing;
  if (Object.hasOwn(listRules, keyword))
    return Array.isArray(value) ? (listRules[keyword]?.(run, schema, spot, value) ?? nothing) : nothing;
  if (Object.hasOwn(fieldRules, keyword))
    return isSchema(value) ? (fieldRules[keyword]?.(run, schema, spot, value) ?? nothing) : nothing;
  const params = checkPlainly(keyword, schema[keyword], value);
  return params ? {...nothing, errors: [toError(spot, keyword, params)]} : nothing;
}

/** These two come last: they are about what is left. */
function evaluateOthers(run: Run, schema: Schema, spot: Spot, found: Found): Found {
  const {value} = spot;
  if (schema.unevaluatedProperties !== undefined && isSchema(value))
    return join([found, evaluateOtherFields(run, schema, spot, value, found.known)]);
  if (schema.unevaluatedItems !== undefined && Array.isArray(value))
    return join([found, evaluateOtherEntries(run, schema, spot, value, found.known)]);
  return found;
}
