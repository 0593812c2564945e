import {ToolFault} from '../content/toolFault.ts';
import {cutText} from './cutText.ts';

/** A part of a text, and how to get the next one. `what` names the text if there is nothing at the offset. */
export function readOn(
  text: string,
  what: string,
  {offset = 0, limit}: {offset?: number; limit?: number} = {},
): {part: string; more: string} {
  if (offset > 0 && offset >= text.length)
    throw new ToolFault(`${what} has ${text.length} characters: there is nothing at ${offset}.`);
  const {text: part, next} = cutText(text, offset, limit);
  const more =
    next === undefined
      ? ''
      : `${next} of ${text.length} characters. For the rest, call again with the same arguments and "offset": ${next}.`;
  return {part, more};
}
