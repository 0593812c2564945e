import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadSpecWithSources, SpecError, type SpecProblem} from '@docs/openapi/load';
import {checkRequest, listOperations, type OpenApiDocument} from '@docs/openapi';
import {strictness} from '../load/loadAlgoliaSpec.ts';
import {readRequestCases, type RequestCase} from './requestCases.ts';
import {createValidator} from '@docs/openapi/validate';
import {requestLayer} from '../rules/requestLayer.ts';
import {findMisplacedPaths, findUnusedPathFiles} from './pathFiles.ts';
import {rules} from './rules.ts';

/**
 * Loads a spec and checks it against all rules, with its examples and its request cases. Throws when anything is wrong.
 * `keyRights` are those that an API key can have.
 */
export async function lintSpec(file: string, keyRights: string[]): Promise<OpenApiDocument> {
  const {document, locate} = await loadSpecWithSources(file, strictness);
  const findings = Object.values(rules).flatMap((rule) => rule(document, keyRights));
  const problems = [
    ...findings.map(({pointer, message}) => ({...locate(pointer), message})),
    ...findMisplacedPaths(file),
    ...findUnusedPathFiles(file),
    ...checkRequestCases(path.join(path.dirname(file), 'requests.yml'), document),
  ];
  if (problems.length > 0) throw new SpecError(problems, path.dirname(path.dirname(file)));
  return document;
}

function checkRequestCases(file: string, document: OpenApiDocument): SpecProblem[] {
  if (!existsSync(file))
    return [{file, line: 1, pointer: '', message: 'Add this file with requests that the API accepts and rejects.'}];
  const contract = {document, validate: createValidator(document), layer: requestLayer};
  const operations = new Map(listOperations(document).map((operation) => [operation.value.operationId, operation]));
  const cases = readRequestCases(file);
  const wrong = cases.flatMap(({name, operation, valid, because, at, line, ...request}) => {
    const place = {file, line, pointer: ''};
    const placed = operations.get(operation);
    if (!placed)
      return [{...place, message: `There is no operation "${operation}". Use one of ${[...operations.keys()].join(', ')}.`}];
    const faults = checkRequest(placed, request, contract);
    if (!valid && because === undefined) return [{...place, message: `Say under "because" why "${name}" is rejected.`}];
    const reasons = faults.map(({pointer, message}) => `${pointer}: ${message}`).join(' ');
    if (at !== undefined && faults.length > 0 && faults[0]?.pointer !== at)
      return [{...place, message: `"${name}" should be rejected at ${at}, but the first fault is at ${reasons}`}];
    if (valid === (faults.length === 0)) return [];
    return [
      {
        ...place,
        message: valid
          ? `"${name}" should be accepted: ${reasons}`
          : `"${name}" should be rejected (${because}), but nothing is wrong with it.`,
      },
    ];
  });
  return [...wrong, ...findMissingKinds(file, cases)];
}

/** A spec that accepts or refuses everything would pass cases of one kind alone. */
function findMissingKinds(file: string, cases: RequestCase[]): SpecProblem[] {
  const kinds = [
    {valid: true, message: 'No case is accepted. Add a request that the API accepts, with "valid: true".'},
    {valid: false, message: 'No case is refused. Add a request that the API refuses, with "valid: false", "because" and "at".'},
  ];
  return kinds
    .filter(({valid}) => !cases.some((requestCase) => requestCase.valid === valid))
    .map(({message}) => ({file, line: 1, pointer: '', message}));
}
