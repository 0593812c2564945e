import type {AnySchema, Encoding, Example, MediaType, OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {refName, toPointer} from '../document/pointers.ts';
import {readEntries} from '../document/readValues.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {type Placed, resolve} from '../document/walk.ts';

export type ReadMediaType = {
  type: string;
  schema: Placed<AnySchema> | undefined;
  /** The schema is that of each entry of a stream. */
  isStream: boolean;
  /** What the document calls the schema; empty where it has no name. */
  schemaName: string;
  examples: Example[];
  encodings: ReadEncoding[];
};

/** How a part of a form is sent. */
export type ReadEncoding = Encoding & {name: string; headerNames: string[]};

export function readContent(document: OpenApiDocument, holder: string, content: Record<string, MediaType> = {}): ReadMediaType[] {
  return Object.entries(content).map(([type, written]) => {
    const media = resolve(document, written);
    const isStream = media.itemSchema !== undefined;
    const schema: AnySchema | undefined = isStream ? media.itemSchema : media.schema;
    const pointer = `${holder}${toPointer('content', type)}/${isStream ? 'itemSchema' : 'schema'}`;
    return {
      type,
      schema: schema === undefined ? undefined : {pointer, value: schema},
      isStream,
      schemaName: nameOf(document, schema),
      examples: readShownExamples(document, media),
      encodings: readEntries(media.encoding).map(([name, encoding]) => ({
        ...(encoding as Encoding),
        name,
        headerNames: readEntries(encoding.headers).map(([header]) => header),
      })),
    };
  });
}

function nameOf({components}: OpenApiDocument, schema: AnySchema | undefined): string {
  const name = isSchema(schema) ? refName(schema) : undefined;
  return name !== undefined && components?.schemas?.[name] !== undefined ? name : '';
}

/** Examples that are here to be read; some only have an address. */
function readShownExamples(
  document: OpenApiDocument,
  {example, examples = {}}: Pick<MediaType, 'example' | 'examples'>,
): Example[] {
  const named = Object.entries(examples).map(([name, entry]) => ({summary: name, ...resolve(document, entry)}));
  return [{summary: 'Example', value: example}, ...named].filter(({value}) => value !== undefined);
}

/** A parameter or a header: its schema, then what it says about itself, which goes before what its schema says. */
export function readSchemas(
  document: OpenApiDocument,
  pointer: string,
  parameter: Omit<Parameter, 'name' | 'in'>,
): Placed<AnySchema>[] {
  const {description, deprecated, schema, content = {}} = parameter;
  const media = schema === undefined ? readContent(document, pointer, content)[0]?.schema : undefined;
  const written = schema === undefined ? media : {pointer: `${pointer}/schema`, value: schema};
  const [shown] = [parameter, ...Object.values(content)].flatMap((holder) => readShownExamples(document, holder));
  const said = {
    ...(description === undefined ? {} : {description}),
    ...(shown === undefined ? {} : {examples: [shown.value]}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
  return [...(isSchema(written?.value) ? [written] : []), {pointer, value: said}];
}
