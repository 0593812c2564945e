import type {Inner, NamedSchema, OperationGroup, ReferenceMediaType, ReferenceOperation} from './apiReference.ts';

/** The ids that a page with these operations and schemas gives out. */
export function listIds(groups: OperationGroup[], schemas: NamedSchema[]): string[] {
  return [
    ...groups.flatMap(({anchor, operations}) => [anchor, ...operations.flatMap(listOperationIds)]),
    ...schemas.flatMap(({anchor, schema}) => [anchor, ...listInnerIds(schema.inner)]),
  ];
}

function listOperationIds({anchor, tagAnchor, parameters, body, answers, errors}: ReferenceOperation): string[] {
  return [
    ...[anchor, tagAnchor],
    ...parameters.flatMap(({fields}) => listInnerIds([{kind: 'fields', fields, includes: []}])),
    ...(body ? [body.anchor, ...listMediaIds(body.mediaTypes)] : []),
    ...answers.flatMap((answer) => [answer.anchor, ...listMediaIds(answer.mediaTypes)]),
    ...errors.map((error) => error.anchor),
  ];
}

function listMediaIds(mediaTypes: ReferenceMediaType[]): string[] {
  return mediaTypes.flatMap(({schema}) => listInnerIds(schema?.inner ?? []));
}

function listInnerIds(inner: Inner[]): string[] {
  return inner.flatMap((part) => {
    if (part.kind === 'named') return [];
    const places = part.kind === 'fields' ? part.fields : part.options;
    return places.flatMap((place) => [place.anchor, ...listInnerIds(place.inner)]);
  });
}
