import type {ReactNode} from 'react';
import {highlight} from '../markdown/highlight.ts';
import {CodeBlock} from './CodeBlock.tsx';

/** A code block from a string, for pages that are not Markdown. It has a file of its own, because the highlighter takes a while to load. */
export function Code({language, code, title}: {language: string; code: string; title?: string}): ReactNode {
  const lines = highlight(code, language).map((tokens) => ({
    tokens: tokens.map(({text, ...token}) => ({...token, parts: [{text}]})),
  }));
  return <CodeBlock language={language} title={title} lines={lines} />;
}
