import type {ExampleUse} from '../document/exampleUse.ts';
import type {AnySchema, OpenApiDocument} from '../document/openApiDocument.ts';

/** Where a value is: the references that led there, and how many values are around it. */
export type MakingPlace = {followed: ReadonlySet<string>; level: number};

/** What the makers of values share. `room` is how many values may still be made. */
export type Making = {
  document: OpenApiDocument;
  use: ExampleUse;
  room: {left: number};
  make: (making: Making, schema: AnySchema, place: MakingPlace) => unknown;
};
