import fc from 'fast-check';
import {expect, it} from 'vitest';
import {migrate} from './migrate.ts';

const word = fc.constantFrom('index', 'client', 'search', 'films', 'initIndexes', 'map', 'algolia', 'data');
const literal = fc.oneof(
  fc.string({unit: fc.constantFrom('a', ' ', '\\n', '{', '}', '`', '/', '*', '"')}).map((text) => JSON.stringify(text)),
  fc.integer().map(String),
  fc.constantFrom('`a ${1 + 1}\n  b`', '/[/"]+/g', "'it\\'s'", 'null', '[1, , 2]', '{}'),
);
const comment = fc.constantFrom('', ' ', '\n', '/* index.search() */', '// client.initIndex\n', '\t');

/** Expressions of a program that has nothing to do with the client, with methods of the same names. */
const expression = fc.letrec<{any: string}>((tie) => ({
  any: fc.oneof(
    {depthSize: 'small'},
    literal,
    word,
    fc
      .tuple(tie('any'), word, tie('any'), comment)
      .map(([object, method, argument, space]) => `(${object})${space}.${method}(${space}${argument}${space})`),
    fc
      .tuple(word, tie('any'))
      .map(([name, value]) => `{ ${name}: ${value}, ...${name} }`)
      .map((object) => `(${object})`),
    fc.tuple(word, tie('any')).map(([name, body]) => `((${name}) => ${body.startsWith('{') ? `(${body})` : body})`),
    fc.tuple(tie('any'), tie('any'), comment).map(([one, other, space]) => `[${one},${space}${other}]`),
  ),
})).any;

it('returns programs without the client byte for byte', () => {
  const program = fc.array(fc.tuple(comment, expression, fc.constantFrom(';', ';\n', ' ;\r\n')).map((parts) => parts.join('')));
  fc.assert(
    fc.property(program, (statements) => {
      const text = `// not about algolia\n${statements.join('\n')}`;
      const result = migrate({path: 'program.js', text});
      if (result.kind === 'migrated') expect(result.text).toBe(text);
    }),
  );
});

it('keeps everything around calls, and is done after one time', () => {
  const call = fc.constantFrom(
    "index.search('a')",
    'index.saveObjects([]).wait()',
    "index.deleteObject('x').wait()",
    'index.getSettings()',
    "client.copyIndex('a', 'b').wait()",
  );
  const around = fc.tuple(comment, expression, call, expression, comment);
  fc.assert(
    fc.property(
      around,
      fc.constantFrom('void ', 'later = ', 'await ', 'f(', '[', '() => '),
      ([before, first, made, last, after], open) => {
        const close = open === 'f(' ? ')' : open === '[' ? ']' : '';
        const setup = `import algoliasearch from 'algoliasearch';\nconst client = algoliasearch('A', 'B');\nconst index = client.initIndex('n');\n`;
        const own = (text: string): string => text.replaceAll(/\b(index|client)\b/g, 'other');
        const text = `${setup}${own(before)};(${own(first)});\n${open}${made}${close};\n(${own(last)});${own(after)}`;
        const result = migrate({path: 'program.js', text});
        if (result.kind === 'unreadable') return;
        expect(result.text).toContain(`;(${own(first)});\n`);
        expect(result.text.endsWith(`(${own(last)});${own(after)}`)).toBe(true);
        expect(migrate({path: 'program.js', text: result.text})).toMatchObject({kind: 'migrated', text: result.text});
      },
    ),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('a.js', 'a.ts', 'a.tsx', 'a.vue', 'a.svelte'), (text, path) => {
      expect(() => migrate({path, text: `/* algolia */ ${text}`})).not.toThrow();
    }),
  );
});
