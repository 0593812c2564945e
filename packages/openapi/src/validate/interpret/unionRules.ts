import type {AnySchema, Schema} from '../../document/openApiDocument.ts';
import {type Found, isValid, join, nothing, type Run, type Spot, toError, turn} from './evaluation.ts';

/** Keywords whose schemas are about the value itself. */
export const unionRules: Record<string, (run: Run, schema: Schema, spot: Spot) => Found> = {
  allOf: (run, {allOf = []}, spot) => join(allOf.map((part, index) => run.evaluate(run, part, turn(spot, 'allOf', index)))),

  anyOf(run, {anyOf = []}, spot) {
    const fitting = listFitting(run, anyOf, spot, 'anyOf');
    return fitting.length > 0 ? join(fitting.map(({found}) => found)) : {...nothing, errors: [toError(spot, 'anyOf', {})]};
  },

  oneOf(run, {oneOf = []}, spot) {
    const fitting = listFitting(run, oneOf, spot, 'oneOf');
    const [only] = fitting;
    if (only && fitting.length === 1) return only.found;
    const passingSchemas = only ? fitting.slice(0, 2).map(({index}) => index) : null;
    return {...nothing, errors: [toError(spot, 'oneOf', {passingSchemas})]};
  },

  not: (run, {not = false}, spot) =>
    isValid(run, not, turn(spot, 'not')) ? {...nothing, errors: [toError(spot, 'not', {})]} : nothing,

  if(run, schema, spot) {
    const tested = run.evaluate({...run, mostErrors: 1}, schema.if ?? true, turn(spot, 'if'));
    const holds = tested.errors.length === 0;
    const keyword = holds ? 'then' : 'else';
    const follows = run.evaluate(run, schema[keyword] ?? true, turn(spot, keyword));
    return holds ? join([{...tested, errors: []}, follows]) : follows;
  },
};

/** The alternatives that a value fits. What is wrong by the others is asked of each. */
function listFitting(run: Run, alternatives: AnySchema[], spot: Spot, keyword: string): {index: number; found: Found}[] {
  return alternatives
    .map((schema, index) => ({index, found: run.evaluate({...run, mostErrors: 1}, schema, turn(spot, keyword, index))}))
    .filter(({found}) => found.errors.length === 0);
}
