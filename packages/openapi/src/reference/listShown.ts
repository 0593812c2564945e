import type {Answer, Exchange, ReferenceSchema} from './apiReference.ts';

/** The schemas that an operation, or one of its callbacks, shows: of parameters, bodies, responses and headers. */
export function listShown({parameters, body, answers, callbacks}: Exchange): ReferenceSchema[] {
  return [
    ...parameters.flatMap(({fields}) => fields),
    ...(body?.mediaTypes.flatMap(({schema}) => schema ?? []) ?? []),
    ...answers.flatMap(listInAnswer),
    ...callbacks.flatMap(listShown),
  ];
}

export function listInAnswer({mediaTypes, headers}: Answer): ReferenceSchema[] {
  return [...mediaTypes.flatMap(({schema}) => schema ?? []), ...headers];
}
