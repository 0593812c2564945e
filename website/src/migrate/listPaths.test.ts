import {expect, it} from 'vitest';
import {findLanguage, listPaths} from './listPaths.ts';

it('tries what most code can be read as, when nobody says what it is', () => {
  expect(listPaths({text: 'index.search()', language: ''})).toEqual(['migrated.tsx', 'migrated.ts', 'migrated.js']);
  expect(listPaths({text: 'a()', fileName: 'notes.txt', language: ''})).toEqual(['notes.tsx', 'notes.ts', 'notes.js']);
});

it('tells components from programs', () => {
  expect(listPaths({text: '<template>\n</template>\n<script setup>\n</script>', language: ''})[0]).toBe('migrated.vue');
  expect(listPaths({text: '<script>\n  export let query;\n</script>', language: ''})[0]).toBe('migrated.svelte');
  expect(listPaths({text: 'const a = "<script>";', language: ''})[0]).toBe('migrated.tsx');
});

it('keeps the name of a file, unless the reader says that it is something else', () => {
  expect(listPaths({text: '', fileName: 'src/search.mjs', language: 'js'})).toEqual(['src/search.mjs']);
  expect(listPaths({text: '', fileName: 'search.js', language: 'tsx'})).toEqual(['search.tsx']);
});

it('knows the language of a file by its name', () => {
  expect(['a.mjs', 'A.JSX', 'b.cts', 'c.tsx', 'D.vue', 'e.svelte', 'f.html', 'g'].map(findLanguage)).toEqual([
    'js',
    'js',
    'ts',
    'tsx',
    'vue',
    'svelte',
    '',
    '',
  ]);
});
