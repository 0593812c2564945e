import {Fragment, type ReactNode} from 'react';
import type {MarkedText} from './cropText.ts';

/** A text with its matches marked: made of text nodes, so that no text can become an element. */
export function Highlighted({text, ranges}: MarkedText): ReactNode {
  const starts = [0, ...ranges.map(([, end]) => end)];
  return starts.map((start, position) => {
    const range = ranges[position];
    return (
      <Fragment key={position}>
        {text.slice(start, range?.[0])}
        {range && <mark>{text.slice(...range)}</mark>}
      </Fragment>
    );
  });
}
