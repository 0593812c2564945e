import {readPointer, toPointer, toTokens} from '../../document/pointers.ts';
import type {SchemaError} from '../schemaErrors.ts';
import {readSchema} from '../schemaParts.ts';
import {type Context, type Finding, nameValue, startSentence, type Subject, type Told, type Words} from './finding.ts';
import {fieldWords, wordPremise} from './wordFields.ts';
import {valueWords} from './wordValues.ts';

const namingKeywords = ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'not'];

/** Says in words what one error means. */
export function wordError(context: Context, subject: Subject, error: SchemaError): Finding {
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
  return addPremise(context, subject, error, toFinding(subject, keyword, place, words));
}

export function toFinding({trail}: Pick<Subject, 'trail'>, keyword: string, place: string, words: Words): Finding {
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

function wordAnything({name}: Told): Words {
  return {message: `${startSentence(name)} does not match its documentation.`};
}

/** What is missing because of "then" is explained by what "if" found. */
export function addPremise({document}: Context, {value}: Subject, error: SchemaError, finding: Finding): Finding {
  const {schemaPath, instancePath} = error;
  const then = schemaPath.lastIndexOf('/then/');
  if (then < 0 || finding.keyword !== 'required') return finding;
  const steps = toTokens(schemaPath.slice(then + '/then'.length)).filter((token) =>
    ['properties', 'items'].includes(token),
  ).length;
  const tokens = toTokens(instancePath);
  const tested = readPointer(value, toPointer(...tokens.slice(0, tokens.length - steps)));
  const premise = wordPremise(readSchema(document, `${schemaPath.slice(0, then)}/if`), tested);
  return premise ? addReason(finding, `required when ${premise}`) : finding;
}

export function addReason(finding: Finding, reason: string): Finding {
  const {fault} = finding;
  return {...finding, fault: {...fault, message: `${fault.message} It is ${reason}.`}};
}
