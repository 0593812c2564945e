import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

const browserCode = 'website/src/browser/**';
const viewCode = ['website/src/layout/**', 'website/src/content/**', 'website/src/home/**', 'website/src/reference/**'];
const forbid = (patterns) => ({'no-restricted-imports': ['error', {patterns}]});

export default tseslint.config(
  {ignores: ['**/dist/**', 'test-results/**', '.fixtures/**', 'samples/javascript/**', 'benchmarks/peers/build/**']},
  ...tseslint.configs.strictTypeChecked,
  {
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver()],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      'max-lines': ['warn', {max: 250, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': ['warn', {max: 50, skipBlankLines: true, skipComments: true}],
      'max-depth': ['error', 3],
      'import-x/no-cycle': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: [browserCode],
    ignores: ['**/*.test.ts'],
    rules: forbid([
      {
        group: ['react', 'react-dom', 'react-dom/*', 'vike', 'vike/*', 'node:*'],
        message: 'Browser code loads no React and no build code; reach an island by import().',
        allowTypeImports: true,
      },
      {
        group: ['../layout/*', '../content/*', '../home/*', '../markdown/*', '../docs/*', '../site/*', '../build/*'],
        message: 'Browser code and components meet in src/dataAttributes.ts.',
      },
    ]),
  },
  {
    files: viewCode,
    rules: forbid([
      {
        group: ['../browser/*', '../build/*', '../../server/*'],
        message: 'Components and browser code meet in src/dataAttributes.ts.',
      },
    ]),
  },
  {
    files: ['packages/**'],
    rules: forbid([{group: ['**/website/**', 'react', 'vike', 'vike/*'], message: 'Packages know nothing of the site.'}]),
  },
  {files: ['website/commands.ts'], rules: {'max-lines': 'off'}},
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'website/e2e/**'],
    rules: {'max-lines': 'off', 'max-lines-per-function': 'off'},
  },
  {files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked]},
);
