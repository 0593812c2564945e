import type {Schema} from '../document/openApiDocument.ts';

/** A small number within its bounds. */
export function exampleNumber(schema: Schema, isInteger: boolean): number {
  const step = readStep(schema, isInteger);
  const least = Math.max(readBound(schema.minimum, -Infinity), above(schema.exclusiveMinimum, step));
  const most = Math.min(readBound(schema.maximum, Infinity), below(schema.exclusiveMaximum, step));
  const wanted = Math.min(Math.max(step ?? 1, least), most);
  if (step === undefined) return wanted < least ? least : narrow(schema, wanted);
  const up = Math.ceil(least / step) * step;
  const down = Math.floor(wanted / step) * step;
  return down >= least || !Number.isFinite(up) ? down : up;
}

function readBound(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** What a number must be a multiple of. */
function readStep({multipleOf}: Schema, isInteger: boolean): number | undefined {
  const [factor]: unknown[] = [multipleOf ?? []].flat();
  if (typeof factor === 'number' && factor > 0) return isInteger && !Number.isInteger(factor) ? 1 : factor;
  return isInteger ? 1 : undefined;
}

function above(bound: unknown, step: number | undefined): number {
  return typeof bound === 'number' ? (step === undefined ? bound : Math.floor(bound / step) * step + step) : -Infinity;
}

function below(bound: unknown, step: number | undefined): number {
  return typeof bound === 'number' ? (step === undefined ? bound : Math.ceil(bound / step) * step - step) : Infinity;
}

/** A fraction between bounds that don't belong to it. */
function narrow({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Schema, wanted: number): number {
  if (wanted !== exclusiveMinimum && wanted !== exclusiveMaximum) return wanted;
  const least = Math.max(readBound(minimum, -Infinity), readBound(exclusiveMinimum, -Infinity));
  const most = Math.min(readBound(maximum, Infinity), readBound(exclusiveMaximum, Infinity));
  if (Number.isFinite(least) && Number.isFinite(most)) return (least + most) / 2;
  return Number.isFinite(least) ? least + 1 : most - 1;
}
