import {createCssVariablesTheme, createHighlighterCore} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';

// Each grammar is loaded by name: loading all of them costs 20 s per build.
const grammars = [
  import('@shikijs/langs/bash'),
  import('@shikijs/langs/groovy'),
  import('@shikijs/langs/html'),
  import('@shikijs/langs/java'),
  import('@shikijs/langs/javascript'),
  import('@shikijs/langs/json'),
  import('@shikijs/langs/php'),
  import('@shikijs/langs/typescript'),
  import('@shikijs/langs/xml'),
  import('@shikijs/langs/yaml'),
];

const theme = createCssVariablesTheme({name: 'classes', variablePrefix: '--', fontStyle: false});
// The engine in JavaScript gives the same tokens, but spends longer on translating grammars than on our code.
const highlighter = await createHighlighterCore({
  langs: grammars,
  themes: [theme],
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

export const highlightedLanguages = [...highlighter.getLoadedLanguages(), 'text'].sort();

export type Token = {text: string; className?: string};

/** Highlights code into lines of tokens whose classes (`token-keyword`) are coloured in src/content/CodeBlock. */
export function highlight(code: string, language: string): Token[][] {
  if (language === 'text') return code.split('\n').map((text) => [{text}]);
  // Without a time limit: on a slow machine half of a line would stay plain, and two builds would differ.
  const {tokens} = highlighter.codeToTokens(code, {lang: language, theme: 'classes', tokenizeTimeLimit: 0});
  return tokens.map((line) => mergeTokens(line.map(({content, color}) => ({text: content, ...tokenClass(color)}))));
}

function tokenClass(color: string | undefined): {className?: string} {
  const className = /^var\(--(token-[\w-]+)\)$/.exec(color ?? '')?.[1];
  return className ? {className} : {};
}

/** Neighbours of the same class become one token: fewer elements, same look. */
function mergeTokens(tokens: Token[]): Token[] {
  return tokens.reduce<Token[]>((merged, token) => {
    const last = merged.at(-1);
    const isSame = last && (last.className === token.className || token.text.trim() === '');
    return isSame ? [...merged.slice(0, -1), {...last, text: last.text + token.text}] : [...merged, token];
  }, []);
}
