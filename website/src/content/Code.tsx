import type {ReactNode} from 'react';
import {highlight} from '../markdown/highlight.ts';
import {CodeBlock} from './CodeBlock.tsx';

/** A code block from a string, for pages that are not Markdown. It has a file of its own, because the highlighter takes a while to load. */
export function Code({language, code, title}: {language: string; code: string; title?: string}): ReactNode {
  const lines = highlight(code, language);
  return (
    <CodeBlock language={language} title={title}>
      <code>
        {lines.flatMap((line, index) => [
          ...line.map(({text, className}, position) =>
            className ? (
              <span key={`${index}-${position}`} className={className}>
                {text}
              </span>
            ) : (
              text
            ),
          ),
          index < lines.length - 1 ? '\n' : '',
        ])}
      </code>
    </CodeBlock>
  );
}
