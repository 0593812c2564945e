// `npm run corpus`: references of thousands of documents, checked.
import {childWord, workAsChild} from './run/child.ts';
import {readWords, usage} from './run/readWords.ts';
import {runCorpus} from './run/runCorpus.ts';

process.env.NODE_ENV ??= 'production';

// A signal ends it as an end of its own does: with all processes that it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function main([program = '', ...words]: string[]): Promise<void> {
  if (words[0] === childWord) await workAsChild(words[1] ?? '');
  else if (words.includes('--help')) console.log(usage);
  else process.exitCode = await runCorpus(readWords(words), program);
}

// No module that is imported on the way may wait for this one.
void main(process.argv.slice(1));
