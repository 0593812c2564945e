import type {Doc} from './doc.ts';

export function findDoc(docs: Doc[], id: string, usedBy: string): Doc {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc) return doc;
  throw new Error(
    `Cannot find the doc "${id}", used by ${usedBy}.\nAvailable doc ids:\n${docs.map((candidate) => `  ${candidate.id}`).join('\n')}\nFix the id or add the page.`,
  );
}
