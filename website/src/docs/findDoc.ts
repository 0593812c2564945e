import {AuthorError} from '../config/authorError.ts';
import type {Doc} from './doc.ts';

type DocUse = {id: string; usedBy: string};

export function findDoc(docs: Doc[], id: string, usedBy: string): Doc {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) throw missingDocs([{id, usedBy}], docs);
  return doc;
}

/** One error for all uses of docs that do not exist. */
export function missingDocs(uses: DocUse[], docs: Doc[]): AuthorError {
  const missing = uses.map(({id, usedBy}) => `Cannot find the doc "${id}", used by ${usedBy}.`);
  const available = docs.map(({id}) => `  ${id}`);
  return new AuthorError([...missing, 'Available doc ids:', ...available, 'Fix the id or add the page.'].join('\n'));
}
