import type {RequestRule} from '../openApiDocument.ts';
import {toPointer, toTokens} from '../pointers.ts';
import type {Fault} from '../validator.ts';

/** Checks what JSON Schema cannot express. Each rule is data in the spec (`x-rules`); this is all the code there is. */
export function checkRule(rule: RequestRule, body: unknown): Fault[] {
  switch (rule.rule) {
    case 'maxBodyBytes':
      return jsonBytes(body) >= rule.value ? [{pointer: '/body', message: rule.message}] : [];
    case 'maxJsonBytes':
      return findPlaces(body, toTokens(rule.at))
        .filter(({value}) => jsonBytes(value) > rule.value)
        .map(({pointer}) => ({pointer: `/body${pointer}`, message: rule.message}));
    case 'sameLength':
      return findPlaces(body, toTokens(rule.at)).flatMap(({pointer, value}) => {
        const [first, second] = rule.fields.map((field) => (isRecord(value) ? value[field] : undefined));
        const isWrong = Array.isArray(first) && Array.isArray(second) && first.length !== second.length;
        return isWrong ? [{pointer: `/body${pointer}/${rule.fields[1]}`, message: rule.message}] : [];
      });
  }
}

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value ?? null)).length;
}

type Place = {pointer: string; value: unknown};

/** The places that a pointer with "*" for "every entry" names. */
function findPlaces(value: unknown, [token, ...rest]: string[], pointer = ''): Place[] {
  if (token === undefined) return [{pointer, value}];
  if (token === '*')
    return Array.isArray(value) ? value.flatMap((entry, index) => findPlaces(entry, rest, pointer + toPointer(index))) : [];
  return isRecord(value) ? findPlaces(value[token], rest, pointer + toPointer(token)) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
