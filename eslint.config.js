import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const src = (...folders) => folders.map((folder) => `./website/src/${folder}`);
const components = src('layout', 'content', 'home', 'reference', 'search', 'checker', 'islands');
const buildCode = [...src('config', 'docs', 'site', 'markdown', 'twins', 'build', 'cache', 'dev', 'pages'), './website/server'];
const tests = ['**/*.test.ts', '**/*.test.tsx'];

// Paths are compared after they are resolved, so these hold from any depth.
const zones = [
  {
    target: './website/src/browser',
    from: [...src('layout', 'content', 'home', 'reference'), ...buildCode],
    message: 'Behaviour and components meet in src/dataAttributes.ts.',
  },
  {
    target: components,
    from: ['./website/src/browser', './website/src/build', './website/server'],
    message: 'Components and behaviour meet in src/dataAttributes.ts.',
  },
  {target: './packages', from: './website', message: 'Packages know nothing of the site.'},
];

const packageInsides = {
  regex: '^@docs/[^/]+/src/|^\\.{1,2}/(.+/)?packages/',
  message: 'Import a package by its name and an entry that its package.json declares under "exports".',
};
const forbid = (...patterns) => ({'no-restricted-imports': ['error', {patterns: [packageInsides, ...patterns]}]});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'test-results/**',
      '.fixtures/**',
      'samples/javascript/**',
      'packages/migrate/programs/*/**',
      'benchmarks/peers/build/**',
    ],
  },
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
      'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones}],
      ...forbid(),
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {files: ['**/*.tsx', 'website/src/**/*.ts'], extends: [reactHooks.configs.flat.recommended]},
  {
    files: ['website/src/browser/**'],
    ignores: tests,
    rules: forbid(
      {
        group: ['react', 'react-dom', 'react-dom/*', 'vite', 'node:*'],
        message: 'Behaviour loads no React and no build code; reach an island by import().',
        allowTypeImports: true,
      },
      {
        regex: '^\\.\\./(.+/)?(search|checker|islands)/',
        message: 'Reach an island by import(): React is only loaded when a reader needs it.',
        allowTypeImports: true,
      },
    ),
  },
  {
    files: ['packages/**', 'samples/**'],
    rules: {
      ...forbid({group: ['react', 'vite'], message: 'Packages know nothing of the site.'}),
      'import-x/no-relative-packages': 'error',
    },
  },
  // The specs are data, not a package: their films are the mock's examples.
  {files: ['packages/mock-api/src/films.ts'], rules: {'import-x/no-relative-packages': 'off'}},
  {files: ['website/commands.ts'], rules: {'max-lines': 'off'}},
  {files: [...tests, 'website/e2e/**'], rules: {'max-lines': 'off', 'max-lines-per-function': 'off'}},
  {files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked]},
);
