type Part = Record<string, unknown>;

/** Names that are alike in an address, one without letters, and enough others for a reference that is split. */
const tags = ['Films', 'FILMS!', '映画', ...Array.from({length: 28}, (_, index) => `Shelf ${index + 1}`)];
const operationsPerTag = 10;

/** What the fixture's groups have as the last part of their address, in order. */
export const slugs = ['films', 'films-2', 'group', ...Array.from({length: 28}, (_, index) => `shelf-${index + 1}`)];

function createOperation(tag: string, tagIndex: number, index: number): Part {
  const id = `moveFilm${tagIndex + 1}x${index + 1}`;
  // The first operation of each group is described in relation to the next group's.
  const next = `moveFilm${((tagIndex + 1) % tags.length) + 1}x1`;
  return {
    operationId: id,
    summary: `Operate ${index + 1} on ${tag}`,
    description: `Works like \`${next}\`, and needs \`shelfMark\`.`,
    tags: [tag],
    requestBody: {content: {'application/json': {schema: {$ref: `#/components/schemas/${index === 0 ? 'Draft' : 'Film'}`}}}},
    responses: {
      200: {description: 'Done.', content: {'application/json': {schema: {$ref: '#/components/schemas/Film'}}}},
      400: {description: 'Not done.'},
    },
  };
}

const example = {title: 'Dune'};

const schemas: Record<string, Part> = {
  Film: {
    type: 'object',
    description: 'A film.',
    required: ['title'],
    properties: {title: {type: 'string', description: 'Its title.'}, maker: {$ref: '#/components/schemas/Maker'}},
    example,
  },
  Maker: {type: 'object', properties: {fullName: {type: 'string'}, teacher: {$ref: '#/components/schemas/Maker'}}},
  Draft: {type: 'object', properties: {shelfMark: {type: 'string', maxLength: 3, description: 'Where it stands.'}}, example: {}},
  Lonely: {type: 'object', properties: {isAlone: {type: 'boolean', description: 'Nobody asks for it.'}}},
};

/** An OpenAPI document with more operations than one page takes. All groups share schemas, and a region can be chosen. */
export const largeSpec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Archive API', version: '1.0.0', summary: 'All films.', description: 'Begin with `moveFilm1x1`.'},
  servers: [{url: 'https://{region}.example.com', variables: {region: {default: 'us', enum: ['us', 'de']}}}],
  security: [{key: []}],
  tags: tags.map((name) => ({name, description: `About ${name}.`})),
  paths: Object.fromEntries(
    tags.flatMap((tag, tagIndex) =>
      Array.from({length: operationsPerTag}, (_, index) => [
        `/1/${slugs[tagIndex] ?? ''}/${index + 1}`,
        {post: createOperation(tag, tagIndex, index)},
      ]),
    ),
  ),
  components: {schemas, securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'x-key'}}},
});
