// `npm run dev`.
import {startDevServer} from './src/dev/devServer.ts';

// React says what is wrong with a component.
process.env.NODE_ENV ??= 'development';

try {
  const vite = await startDevServer(import.meta.dirname, Number(process.env.PORT ?? '3000'), async () => {
    const [{default: config}, {default: sidebars}, {default: commandsConfig}] = await Promise.all([
      import('./site.config.ts'),
      import('./sidebars.ts'),
      import('./commands.ts'),
    ]);
    return {config, sidebars, commandsConfig};
  });
  vite.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
