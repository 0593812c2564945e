import type {
  Answer,
  Exchange,
  Field,
  Inner,
  NamedSchema,
  OperationGroup,
  ReferenceMediaType,
  ReferenceOperation,
} from './apiReference.ts';

/** The ids that a page with these operations and schemas gives out. */
export function listIds(groups: OperationGroup[], schemas: NamedSchema[]): string[] {
  return [...groups.flatMap(listGroupIds), ...schemas.flatMap(({anchor, schema}) => [anchor, ...listInnerIds(schema.inner)])];
}

/** A heading over groups is on the overview, like those of the groups themselves. */
function listGroupIds({anchor, operations, others}: OperationGroup): string[] {
  return [anchor, ...operations.flatMap(listOperationIds), ...others.map((other) => other.anchor)];
}

function listOperationIds(operation: ReferenceOperation): string[] {
  const {anchor, tagAnchor, errors} = operation;
  return [anchor, tagAnchor, ...listExchangeIds(operation), ...errors.map((error) => error.anchor)];
}

function listExchangeIds({parameters, body, answers, callbacks}: Exchange): string[] {
  return [
    ...parameters.flatMap(({fields}) => listFieldIds(fields)),
    ...(body ? [body.anchor, ...listMediaIds(body.mediaTypes)] : []),
    ...answers.flatMap(listAnswerIds),
    ...callbacks.flatMap((callback) => [callback.anchor, ...listExchangeIds(callback)]),
  ];
}

function listAnswerIds({anchor, mediaTypes, headers, links}: Answer): string[] {
  return [anchor, ...listMediaIds(mediaTypes), ...listFieldIds(headers), ...links.map((link) => link.anchor)];
}

function listMediaIds(mediaTypes: ReferenceMediaType[]): string[] {
  return mediaTypes.flatMap(({schema}) => listInnerIds(schema?.inner ?? []));
}

function listFieldIds(fields: Field[]): string[] {
  return listInnerIds([{kind: 'fields', fields, includes: []}]);
}

function listInnerIds(inner: Inner[]): string[] {
  return inner.flatMap((part) => {
    if (part.kind === 'named') return [];
    const places = part.kind === 'fields' ? part.fields : part.options;
    return places.flatMap((place) => [place.anchor, ...listInnerIds(place.inner)]);
  });
}
