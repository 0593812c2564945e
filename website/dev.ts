// `npm run dev`. Its thread runs this file, too.
import {isMainThread} from 'node:worker_threads';

// React says what is wrong with a component.
process.env.NODE_ENV ??= 'development';

try {
  if (isMainThread) await start();
  else await import('./src/dev/answerTexts.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const {startDevServer} = await import('./src/dev/devServer.ts');
  const vite = await startDevServer(import.meta.dirname, Number(process.env.PORT ?? '3000'), async () => {
    const [{default: config}, {default: sidebars}, {default: commandsConfig}] = await Promise.all([
      import('./site.config.ts'),
      import('./sidebars.ts'),
      import('./commands.ts'),
    ]);
    return {config, sidebars, commandsConfig};
  });
  vite.printUrls();
}
