import {
  findFieldSchemas,
  type OpenApiDocument,
  type Operation,
  type Placed,
  toBodySchema,
  toPointer,
  toTokens,
} from '@docs/openapi';
import {type RequestRule, ruleArguments} from '../extensions/readExtensions.ts';

/** Why a rule of an operation cannot be checked; undefined when it can. */
export function findRuleProblem(document: OpenApiDocument, operation: Placed<Operation>, rule: RequestRule): string | undefined {
  const needed = ruleArguments[rule.rule] ?? [];
  if (needed.some((name) => !Object.hasOwn(rule, name))) return `Give the rule ${rule.rule} its arguments: ${needed.join(', ')}.`;
  const lost = listPlaces(rule).find((place) => !leadsToField(document, toBodySchema(operation) ?? '', place));
  return lost === undefined ? undefined : `The rule ${rule.rule} is about ${lost}, which is not a field of the body.`;
}

/** The places in the body that a rule looks at. */
function listPlaces(rule: RequestRule): string[] {
  const listNames = (): string[] => {
    if (rule.rule === 'sameLength') return rule.fields;
    return rule.rule === 'requiredWith' ? [rule.field, rule.with, ...Object.keys(rule.where ?? {})] : [];
  };
  const names = listNames();
  if (!('at' in rule)) return [];
  return names.length === 0 ? [rule.at] : names.map((name) => rule.at + toPointer(name));
}

function leadsToField(document: OpenApiDocument, schemaPointer: string, place: string): boolean {
  const entry = '0';
  const found = toTokens(place).reduce(
    (pointers, token) =>
      pointers
        .flatMap((pointer) => findFieldSchemas(document, pointer, token === '*' ? entry : token))
        .map((field) => field.place),
    [schemaPointer],
  );
  return found.length > 0;
}
