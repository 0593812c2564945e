import type {Inner, NamedLink, NamedSchema, ReferenceOperation, ReferenceSchema} from '@docs/openapi/reference';
import styles from './OperationSection.module.css';

/**
 * A class with the height that the operation will have, roughly. Browsers skip what is far from the window; a good guess keeps
 * the scroll bar still when they catch up.
 */
export function heightClass(operation: ReferenceOperation, schemas: NamedSchema[]): string {
  const height = Math.max(textHeight(operation, schemas), samplesHeight(operation));
  const step = [500, 700, 900, 1200, 1600, 2200, 3000, 4500, 6500, 9000, 13000].find((limit) => height <= limit) ?? 18000;
  return styles[`height${step}`] ?? '';
}

function textHeight(operation: ReferenceOperation, schemas: NamedSchema[]): number {
  const {descriptionHtml, parameters, body, answers, errors, callbacks} = operation;
  const [first, ...others] = answers;
  const unfolded = [...(body?.mediaTypes ?? []), ...(first?.mediaTypes ?? [])];
  const closed = others.flatMap(({mediaTypes}) => mediaTypes);
  return (
    260 +
    descriptionHtml.length / lettersPerPixel +
    sum(parameters, ({fields}) => sum(fields, fieldHeight)) +
    sum(unfolded, ({schema}) => schemaHeight(schema, schemas)) +
    sum(closed, ({schema}) => schemaHeight(schema, [])) +
    sum(answers, ({headers}) => sum(headers, fieldHeight)) +
    errors.length * 27 +
    callbacks.length * 35
  );
}

function sum<Entry>(entries: Entry[], measure: (entry: Entry) => number): number {
  return entries.reduce((total, entry) => total + measure(entry), 0);
}

/** About 75 letters fit in a line of 22 px. */
const lettersPerPixel = 3.4;

function fieldHeight({descriptionHtml, values, inner}: ReferenceSchema): number {
  const explained = values.filter((value) => value.descriptionHtml);
  return 45 + descriptionHtml.length / lettersPerPixel + explained.length * 40 + inner.length * 32;
}

/** A closed part is a line; one that is in `schemas` is open. */
function schemaHeight(schema: ReferenceSchema | null | undefined, schemas: NamedSchema[]): number {
  const namedHeight = ({name}: NamedLink): number => {
    const found = schemas.find((entry) => entry.name === name);
    // Without itself: a schema may be a part of its own.
    const others = schemas.filter((entry) => entry !== found);
    return 32 + schemaHeight(found?.schema, others);
  };
  const partHeight = (part: Inner): number => {
    if (part.kind === 'named') return namedHeight(part);
    if (part.kind === 'options') return sum(part.options, (option) => 45 + schemaHeight(option, schemas));
    return sum(part.fields, fieldHeight) + sum(part.includes, namedHeight);
  };
  return schema ? 30 + schema.descriptionHtml.length / lettersPerPixel + sum(schema.inner, partHeight) : 0;
}

function samplesHeight({samples, answers, body}: ReferenceOperation): number {
  const lines = (text = ''): number => text.split('\n').length;
  const shown = answers.map(({mediaTypes}) => lines(mediaTypes[0]?.examples[0]?.json));
  const closed =
    (body?.mediaTypes[0]?.examples.length ?? 0) +
    answers.reduce((sum, {mediaTypes}) => sum + (mediaTypes[0]?.examples.length ?? 0), 0);
  return 120 + (lines(samples[0]?.code) + shown.reduce((sum, count) => sum + Math.min(count, 35), 0)) * 20 + closed * 36;
}
