import {parseArgs} from 'node:util';

/** What `npm run corpus` is asked for. */
export type CorpusOptions = {
  /** Documents, and folders of documents; empty for the corpora from the registry. */
  places: string[];
  /** One of so many documents: a run over a sample. */
  every: number;
  processes: number;
  /** After so many, a document is given up. */
  seconds: number;
  /** Where results are written, as JSON. */
  out: string;
  /** Asks Redocly which documents are valid, also of those that were rendered. */
  isLinted: boolean;
};

export const usage = `npm run corpus -- [<document or folder> …]

Makes the reference of every OpenAPI 3 document, and checks that it's whole, that its links lead somewhere, and that nothing of the
document runs. Without a folder, of all documents from the npm registry that it knows: thousands, which takes an hour or more.

  --every <n>       one of so many documents
  --processes <n>   how many at once: 2
  --seconds <n>     after how many a document is given up: 600
  --out <file>      where to write everything as JSON: node_modules/.cache/corpus-results.json
  --lint            asks Redocly whether each document is valid, and not only those that can't be rendered
`;

/** Throws for words that it doesn't know. */
export function readWords(words: string[]): CorpusOptions {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      every: {type: 'string', default: '1'},
      processes: {type: 'string', default: '2'},
      seconds: {type: 'string', default: '600'},
      out: {type: 'string', default: 'node_modules/.cache/corpus-results.json'},
      lint: {type: 'boolean', default: false},
    },
  });
  return {
    places: positionals,
    every: readCount('every', values.every),
    processes: readCount('processes', values.processes),
    seconds: readCount('seconds', values.seconds),
    out: values.out,
    isLinted: values.lint,
  };
}

function readCount(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is "${text}", but must be a number from 1 on.`);
  return number;
}
