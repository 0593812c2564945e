import {startSentence} from '../../words/words.ts';
import {readPointer, toPointer, toTokens} from '../../document/pointers.ts';
import type {SchemaError} from '../../validate/schemaErrors.ts';
import {readSchema} from '../../document/schemaParts.ts';
import {type ExplainContext, type Explanation, nameValue, type Subject, type Told, type Wording} from './explanation.ts';
import {fieldWords, wordFoundPremise} from './wordFields.ts';
import {valueWords} from './wordValues.ts';

const namingKeywords = ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'not'];

/** Says in words what one error means. */
export function wordError(context: ExplainContext, subject: Subject, error: SchemaError): Explanation {
  const {document, layer} = context;
  const {keyword, instancePath, schemaPath, params} = error;
  const place = subject.at + instancePath;
  const schemaPointer = schemaPath.slice(0, schemaPath.lastIndexOf('/'));
  const words = (valueWords[keyword] ?? fieldWords[keyword] ?? wordAnything)({
    params,
    value: readPointer(subject.value, instancePath),
    name: nameValue(place),
    schema: readSchema(document, schemaPointer),
    schemaPointer,
    document,
    wordPattern: layer?.wordPattern ?? (() => undefined),
  });
  return addPremise(context, subject, error, toExplanation(subject, keyword, place, words));
}

export function toExplanation({trail}: Pick<Subject, 'trail'>, keyword: string, place: string, words: Wording): Explanation {
  const {message, suggestion, ...hints} = words;
  return {
    fault: {
      pointer: hints.field === undefined ? place : place + toPointer(hints.field),
      message,
      ...(suggestion === undefined ? {} : {suggestion}),
      ...(namingKeywords.includes(keyword) && hints.field !== undefined ? {about: 'name' as const} : {}),
    },
    keyword,
    place,
    trail,
    ...hints,
  };
}

function wordAnything({name}: Told): Wording {
  return {message: `${startSentence(name)} does not match its documentation.`};
}

/** What is missing because of "then" is explained by what "if" found. */
export function addPremise(
  {document}: ExplainContext,
  {value}: Subject,
  error: SchemaError,
  explanation: Explanation,
): Explanation {
  const {schemaPath, instancePath} = error;
  const then = schemaPath.lastIndexOf('/then/');
  if (then < 0 || explanation.keyword !== 'required') return explanation;
  const steps = toTokens(schemaPath.slice(then + '/then'.length)).filter((token) =>
    ['properties', 'items'].includes(token),
  ).length;
  const tokens = toTokens(instancePath);
  const tested = readPointer(value, toPointer(...tokens.slice(0, tokens.length - steps)));
  const premise = wordFoundPremise(readSchema(document, `${schemaPath.slice(0, then)}/if`), tested);
  return premise ? addReason(explanation, `required when ${premise}`) : explanation;
}

export function addReason(explanation: Explanation, reason: string): Explanation {
  const {fault} = explanation;
  return {...explanation, fault: {...fault, message: `${fault.message} It is ${reason}.`}};
}
