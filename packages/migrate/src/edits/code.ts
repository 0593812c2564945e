import type {Node} from '@babel/types';

/** New code: text of our own, parts of the program (with the edits inside of them), objects and lists of arguments. */
export type Code = string | Node | ObjectCode | ArgumentsCode | readonly Code[];

export type Field =
  /** `key: value`, or only the key if the value is a name that's equal to it. */
  | {key: string; value: Code}
  | {spread: Code}
  /** A property or another part of an object, as it's written. */
  | {same: Node}
  /** Stands on a line of its own. */
  | {comment: string};

export type ObjectCode = {kind: 'object'; fields: readonly Field[]};
export type ArgumentsCode = {kind: 'arguments'; list: readonly Code[]};

export function object(fields: readonly (Field | undefined)[]): ObjectCode {
  return {kind: 'object', fields: fields.filter((field) => field !== undefined)};
}

export function args(list: readonly (Code | undefined)[]): ArgumentsCode {
  return {kind: 'arguments', list: list.filter((code) => code !== undefined)};
}
