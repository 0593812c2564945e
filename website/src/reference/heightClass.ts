import type {ReferenceOperation, Schema} from '@docs/openapi/reference';
import styles from './OperationSection.module.css';

/**
 * A class with the height that the operation will have, roughly. Browsers skip what is far from the window; a good guess keeps
 * the scroll bar still when they catch up.
 */
export function heightClass(operation: ReferenceOperation): string {
  const height = Math.max(textHeight(operation), samplesHeight(operation));
  const step = [500, 700, 900, 1200, 1600, 2200].find((limit) => height <= limit) ?? 3000;
  return styles[`height${step}`] ?? '';
}

function textHeight({descriptionHtml, parameters, body, answers, errors}: ReferenceOperation): number {
  const rows = parameters.reduce((sum, {fields}) => sum + fields.length, 0);
  const schemas = [...(body?.mediaTypes ?? []), ...answers.flatMap(({mediaTypes}) => mediaTypes)].map(({schema}) => schema);
  return (
    260 +
    descriptionHtml.length / 3.5 +
    (rows + schemas.reduce((sum, schema) => sum + countRows(schema), 0)) * 58 +
    errors.length * 22
  );
}

function countRows(schema: Schema | null): number {
  return (schema?.inner ?? []).reduce(
    (sum, part) => sum + (part.kind === 'fields' ? part.fields.length + part.includes.length : 1),
    1,
  );
}

function samplesHeight({samples, answers, body}: ReferenceOperation): number {
  const lines = (text = ''): number => text.split('\n').length;
  const shown = answers.map(({mediaTypes}) => lines(mediaTypes[0]?.examples[0]?.json));
  const closed =
    (body?.mediaTypes[0]?.examples.length ?? 0) +
    answers.reduce((sum, {mediaTypes}) => sum + (mediaTypes[0]?.examples.length ?? 0), 0);
  return 120 + (lines(samples[0]?.code) + shown.reduce((sum, count) => sum + Math.min(count, 35), 0)) * 20 + closed * 36;
}
