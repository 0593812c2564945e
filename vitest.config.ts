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
          exclude: ['**/node_modules/**', '**/dist/**', '.fixtures/**'],
        },
      },
      {test: {name: 'deploy', include: ['deploy/*.test.ts'], testTimeout: 30_000}},
    ],
  },
});
