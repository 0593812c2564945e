// `npm run build`. Its threads run this file, too.
import {setFlagsFromString} from 'node:v8';
import {isMainThread} from 'node:worker_threads';
import {buildWebsite} from './src/build/buildWebsite.ts';
import {buildExamples} from './src/referenceSite/buildExamples.ts';

// A build is over before much of the code that V8 optimizes has paid for that. Simple machine code at once and optimized code four times as
// late take a fifth less processor time. Later versions of Node.js have a compiler in between, and another way to say this.
if (isMainThread && process.versions.node.startsWith('20.'))
  for (const flag of ['--always-sparkplug', '--interrupt-budget=528000']) setFlagsFromString(flag);

// React is twice as fast without what it does for development.
process.env.NODE_ENV ??= 'production';

try {
  const [{default: config}, {default: sidebars}, {default: commandsConfig}] = await Promise.all([
    import('./site.config.ts'),
    import('./sidebars.ts'),
    import('./commands.ts'),
  ]);
  await buildWebsite(import.meta.dirname, {config, sidebars, commandsConfig}, () => buildExamples(import.meta.dirname, config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
