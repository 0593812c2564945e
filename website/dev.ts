// `npm run dev`.
import {startDevServer} from './src/dev/devServer.ts';

try {
  const vite = await startDevServer(import.meta.dirname, Number(process.env.PORT ?? '3000'));
  vite.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
