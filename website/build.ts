// `npm run build`. Its threads run this file, too.
import {buildWebsite} from './src/build/buildWebsite.ts';
import {buildExamples} from './src/referenceSite/buildExamples.ts';

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
