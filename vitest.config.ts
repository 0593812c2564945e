import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'website/**/*.test.{ts,tsx}',
            'packages/**/*.test.ts',
            'scripts/*.test.ts',
            'benchmarks/**/*.test.ts',
            'samples/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '.fixtures/**', 'website/browsers/**', 'packages/docs-mcp/inspector/**'],
          // Machines are shared: what takes half a second on a quiet one has taken six.
          testTimeout: 30_000,
        },
      },
      {test: {name: 'deploy', include: ['deploy/*.test.ts'], testTimeout: 30_000}},
      {test: {name: 'inspector', include: ['packages/docs-mcp/inspector/*.test.ts']}},
      {
        test: {
          name: 'browsers',
          include: ['website/browsers/*.test.ts'],
          globalSetup: 'website/browsers/findBrowsers.ts',
          // Node.js 20 has its WebSocket only with this flag; later ones accept it.
          execArgv: ['--experimental-websocket'],
          testTimeout: 60_000,
          // On a busy machine, WebKit's driver has waited for ever for a page that was there.
          retry: 1,
          expect: {poll: {timeout: 15_000}},
        },
      },
    ],
  },
});
