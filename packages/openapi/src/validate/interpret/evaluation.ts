import type {AnySchema} from '../../document/openApiDocument.ts';
import {toPointer} from '../../document/pointers.ts';
import type {SchemaError} from '../schemaErrors.ts';

/** A value, where it is, and where the schema is that it is checked by. */
export type Spot = {value: unknown; at: string; place: string};

/** What was found: errors, and which fields or entries of the value a schema has spoken about. */
export type Found = {errors: SchemaError[]; known: ReadonlySet<string>};

/** What all steps of one check share. */
export type Run = {
  findSchema: (place: string) => AnySchema;
  /** How much may still be done: some schemas would take for ever. */
  steps: {left: number};
  /** Where only a yes or no is asked for, one error is enough. */
  mostErrors: number;
  evaluate: (run: Run, schema: AnySchema, spot: Spot) => Found;
};

export const nothing: Found = {errors: [], known: new Set()};

export function toError({at, place}: Spot, keyword: string, params: Record<string, unknown>): SchemaError {
  return {keyword, instancePath: at, schemaPath: `${place}/${keyword}`, params};
}

export function isValid(run: Run, schema: AnySchema, spot: Spot): boolean {
  return run.evaluate({...run, mostErrors: 1}, schema, spot).errors.length === 0;
}

/** A field or an entry of the value. */
export function enter(spot: Spot, name: string | number, value: unknown, ...way: (string | number)[]): Spot {
  return {value, at: spot.at + toPointer(name), place: spot.place + toPointer(...way)};
}

/** The same value by a schema inside of the schema. */
export function turn(spot: Spot, ...way: (string | number)[]): Spot {
  return {...spot, place: spot.place + toPointer(...way)};
}

export function join(founds: Found[]): Found {
  return {errors: founds.flatMap(({errors}) => errors), known: new Set(founds.flatMap(({known}) => [...known]))};
}
