import type {OpenApiDocument, Schema} from '../../document/openApiDocument.ts';
import {toTokens} from '../../document/pointers.ts';
import type {Fault} from './fault.ts';
import type {RequestLayer} from './requestLayer.ts';
import type {Validate} from '../../validate/schemaErrors.ts';
import {code} from '../../words/words.ts';

export type ExplainContext = {document: OpenApiDocument; validate: Validate; layer?: RequestLayer};

/** A value, where it is in the request, and the schema that it should fit. */
export type Subject = {
  schemaPointer: string;
  value: unknown;
  at: string;
  /** The subjects that this one was taken from, from the outside in; itself at the end. */
  trail: TrailStep[];
  /** How many other values and alternatives are gone into at the same time. */
  breadth?: number;
};
export type TrailStep = {schemaPointer: string; at: string};

/** A fault with what is needed to compare it with others. */
export type Explanation = {
  fault: Omit<Fault, 'described'>;
  keyword: string;
  /** Where the value is that breaks the keyword. A missing field breaks one of its object. */
  place: string;
  trail: TrailStep[];
} & Partial<Hints>;

type Hints = {
  /** What would be right, in words, where that is a choice: `"click"`. */
  expected: string[];
  /** The field that is missing, or that should not be there. */
  field: string;
  /** The name that the reader most likely meant. */
  meant: string;
  /** No alternative of this kind is right, whatever the value. */
  isWrongKind: boolean;
};

export type Wording = {message: string; suggestion?: string | undefined} & Partial<Hints>;

/** One error, with all that its words may need. */
export type Told = {
  params: Record<string, unknown>;
  /** The value that breaks the keyword, and what to call it. */
  value: unknown;
  name: string;
  /** The schema that has the keyword. */
  schema: Schema;
  schemaPointer: string;
  document: OpenApiDocument;
  /** What the layer says that the schema's pattern asks for. */
  wordPattern: (schema: Schema) => string | undefined;
};

/** What to call the value at a place: "the body", `eventName`, `events[0]`. */
export function nameValue(place: string): string {
  const [part = '', ...tokens] = toTokens(place);
  if (tokens.length === 0) return `the ${part}`;
  const last = tokens.findLastIndex((token) => !/^\d+$/.test(token));
  const positions = tokens.slice(last + 1).map((position) => `[${position}]`);
  return code(`${tokens[last] ?? part}${positions.join('')}`);
}
