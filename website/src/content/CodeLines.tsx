import {Fragment, type ReactNode} from 'react';
import type {CodeLine, CodeToken} from '../markdown/codeLine.ts';

export function CodeLines({lines}: {lines: CodeLine[]}): ReactNode {
  return (
    <code>
      {lines.map(({tokens, isMarked = false}, index) => {
        const Line = isMarked ? 'mark' : Fragment;
        return (
          <Line key={index}>
            {tokens.map((token, position) => (
              <Token key={position} {...token} />
            ))}
            {index < lines.length - 1 && '\n'}
          </Line>
        );
      })}
    </code>
  );
}

function Token({className, parts}: CodeToken): ReactNode {
  const names = parts.map(({text, type}, index) =>
    type === undefined ? (
      text
    ) : (
      <span key={index} data-type={type}>
        {text}
      </span>
    ),
  );
  return className === undefined ? names : <span className={className}>{names}</span>;
}
