import type {SecurityRequirement} from '../document/openApiDocument.ts';
import {joinWords} from '../words/words.ts';
import {codeHtml} from './codeHtml.ts';
import type {Credential} from './apiReference.ts';
import type {Security} from './readSecurity.ts';

type Credentials = Map<string, Credential>;

/** Who needs the credentials of an API, as a sentence. */
export function wordCredentials({general, special, isSaid}: Security, credentials: Credentials): string {
  if (credentials.size === 0) return '';
  if (!isSaid) return "The document doesn't say which operations need these credentials.";
  if (general.every((requirement) => Object.keys(requirement).length === 0)) return 'Operations that need credentials say so.';
  const exception = special.size > 0 ? ' Operations that differ say so.' : '';
  const listed = new Set(general.flatMap((requirement) => Object.keys(requirement)));
  const areAll = general.length === 1 && listed.size === credentials.size && !hasScopes(general);
  if (areAll && exception === '') return 'Every request needs these credentials.';
  return `Requests need ${wordRequirements(general, credentials)}.${exception}`;
}

/** What an operation needs, as a sentence; empty where that is what the API needs in general. */
export function wordOperationSecurity(pointer: string, {special}: Security, credentials: Credentials): string {
  const requirements = special.get(pointer);
  if (!requirements) return '';
  return `Needs ${wordRequirements(requirements, credentials)}.`;
}

function hasScopes(requirements: SecurityRequirement[]): boolean {
  return requirements.some((requirement) => Object.values(requirement).some((scopes) => scopes.length > 0));
}

/** "`key` and `token`, or `login` with the scopes `read` and `write`, or no credentials" */
function wordRequirements(requirements: SecurityRequirement[], credentials: Credentials): string {
  const alternatives = requirements.map((requirement) => wordRequirement(requirement, credentials));
  return alternatives.join(alternatives.some((words) => words.includes(' ')) ? ', or ' : ' or ') || 'no credentials';
}

function wordRequirement(requirement: SecurityRequirement, credentials: Credentials): string {
  const parts = Object.entries(requirement).map(([key, scopes]) => {
    const name = codeHtml(credentials.get(key)?.name ?? key);
    if (scopes.length === 0) return name;
    return `${name} with the ${scopes.length === 1 ? 'scope' : 'scopes'} ${joinWords(scopes.map(codeHtml))}`;
  });
  return parts.length === 0 ? 'no credentials' : joinWords(parts);
}
