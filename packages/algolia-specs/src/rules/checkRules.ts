import {readRules, type RequestRule} from '../extensions/readExtensions.ts';
import {type CheckRules, code, count, group, hasKeys, maxErrors, type RuleFault, toPointer, toTokens} from '@docs/openapi';

/** Checks what JSON Schema cannot express. Each rule is data in the spec (`x-rules`); this is all the code there is. */
export const checkRules: CheckRules = (operation, body) => readRules(operation).flatMap((rule) => checkRule(rule, body));

function checkRule(rule: RequestRule, body: unknown): RuleFault[] {
  const faults: RuleFault[] = [];
  const at = rule.rule === 'maxBodyBytes' ? '' : rule.at;
  for (const place of findPlaces(body, toTokens(at), ['body'])) {
    if (faults.length === maxErrors) break;
    const fault = checkPlace(rule, place);
    if (fault) faults.push(fault);
  }
  return faults;
}

function checkPlace(rule: RequestRule, {tokens, value}: RulePlace): RuleFault | undefined {
  switch (rule.rule) {
    case 'maxBodyBytes': {
      const bytes = countBytes(value);
      return bytes < rule.value ? undefined : wordFault(rule, tokens, `it has ${group(bytes)} bytes`);
    }
    case 'maxJsonBytes': {
      const bytes = countBytes(value);
      return bytes > rule.value ? wordFault(rule, tokens, `it has ${group(bytes)} bytes`) : undefined;
    }
    case 'sameLength': {
      const [first, second] = rule.fields.map((field) => readField(value, field));
      if (!Array.isArray(first) || !Array.isArray(second) || first.length === second.length) return undefined;
      const found = `${wordEntryCount(rule.fields[0], first)}, ${wordEntryCount(rule.fields[1], second)}`;
      return wordFault(rule, [...tokens, rule.fields[1]], found);
    }
    case 'requiredWith': {
      const fits = Object.entries(rule.where ?? {}).every(([name, wanted]) => readField(value, name) === wanted);
      const isMissing = fits && readField(value, rule.with) !== undefined && readField(value, rule.field) === undefined;
      return isMissing ? wordFault(rule, [...tokens, rule.field]) : undefined;
    }
  }
}

/** The rule's own words, and what was found: "If you send positions, send one per object ID; `positions` has 1 entry." */
function wordFault({message, suggestion}: RequestRule, tokens: Token[], found?: string): RuleFault {
  return {
    pointer: toPointer(...tokens),
    message: found === undefined ? message : `${message.replace(/\.$/, '')}; ${found}.`,
    ...(suggestion === undefined ? {} : {suggestion}),
  };
}

function wordEntryCount(name: string, list: unknown[]): string {
  return `${code(name)} has ${count(list.length, 'entry', 'entries')}`;
}

function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value ?? null)).length;
}

type RulePlace = {tokens: Token[]; value: unknown};
type Token = string | number;

/** The places that a pointer with "*" for "every entry" names. */
function* findPlaces(value: unknown, [token, ...rest]: string[], tokens: Token[]): Generator<RulePlace> {
  if (token === undefined) yield {tokens, value};
  else if (token !== '*') {
    const inner = readField(value, token);
    if (inner !== undefined) yield* findPlaces(inner, rest, [...tokens, token]);
  } else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* findPlaces(entry, rest, [...tokens, index]);
}

function readField(value: unknown, name: string): unknown {
  return hasKeys(value) && !Array.isArray(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
