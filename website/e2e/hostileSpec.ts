/** Short enough for a heading: a longer summary is a part of the description. */
export const attackingTitle = `<script>window.attacked='title'</script> <img src="x" onerror="window.attacked='image'">`;

/** Sets `attacked` if any part of it runs. What remains of it as text starts with "Before" and ends with "after". */
export function attack(name: string): string {
  const run = (way: string): string => `window.attacked='${name}/${way}'`;
  return [
    `Before ${name}`,
    `<script>${run('script')}</script>`,
    `<img src="x" onerror="${run('img')}">`,
    `<svg onload="${run('svg')}"><script>${run('svg-script')}</script></svg>`,
    `<iframe srcdoc="<script>parent.attacked='${name}/iframe'</script>"></iframe>`,
    `<a href="javascript:${run('link')}">press</a>`,
    `[press](javascript:${run('Markdown')})`,
    `<details open ontoggle="${run('toggle')}"></details>`,
    `<style>body {display: none}</style>`,
    `<form action="javascript:${run('form')}"><input autofocus onfocus="${run('focus')}"></form>`,
    `"><b onmouseover=${JSON.stringify(run('attribute'))}>`,
    `</pre></code></textarea></title></script>`,
    `${name} after`,
  ].join(' ');
}

type Schema = Record<string, unknown>;

/** Objects inside of objects, as many as given. */
function nest(levels: number): Schema {
  const inner = levels === 1 ? {type: 'string', description: 'The innermost text.'} : nest(levels - 1);
  return {type: 'object', description: `Level ${levels}.`, properties: {[`level${levels}`]: inner}};
}

const schemas: Record<string, Schema> = {
  Tree: {
    type: 'object',
    description: attack('schema-description'),
    properties: {
      label: {type: 'string', description: 'The name of the branch.'},
      children: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
      twin: {$ref: '#/components/schemas/Twin'},
    },
  },
  Twin: {type: 'object', properties: {other: {$ref: '#/components/schemas/Tree'}, size: {type: 'integer'}}},
  Error: {type: 'object', properties: {message: {type: 'string'}}},
};

const body: Schema = {
  type: 'object',
  description: attack('body-description'),
  properties: {
    [attack('field-name')]: {
      type: 'string',
      description: attack('field-description'),
      enum: [attack('enum-value'), '</li></ul><script>window.attacked = "enum"</script>'],
      default: attack('enum-value'),
    },
    __proto__field: {type: 'string', pattern: '<script>window.attacked=1</script>'},
    '100% of "them"?#': {type: 'string', description: 'A name that addresses must encode.'},
    constructor: {type: 'string', description: attack('field-named-constructor'), examples: ['<img src=x onerror=attacked=1>']},
    tree: {$ref: '#/components/schemas/Tree'},
    trees: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
    deep: nest(40),
  },
};

const operation = {
  operationId: 'attackEverything',
  summary: attackingTitle,
  description: attack('operation-description'),
  tags: [`100%20 ${attack('tag')}`],
  'x-acl': [attack('right')],
  externalDocs: {url: 'javascript:window.attacked="externalDocs"', description: attack('external-docs')},
  parameters: [
    {
      name: attack('parameter-name'),
      in: 'query',
      description: attack('parameter-description'),
      schema: {type: 'string'},
      example: attack('parameter-example'),
    },
  ],
  requestBody: {
    description: attack('request-description'),
    content: {
      'application/json': {
        schema: body,
        examples: {
          hostile: {
            summary: attack('example-summary'),
            description: attack('example-description'),
            value: {text: attack('example-value')},
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: attack('response-description'),
      content: {
        'application/json': {schema: {$ref: '#/components/schemas/Tree'}, examples: {tree: {value: {label: attack('answer')}}}},
      },
    },
    400: {
      description: attack('error-description'),
      content: {
        'application/json': {
          schema: {$ref: '#/components/schemas/Error'},
          examples: {wrong: {value: {message: attack('error-message')}}},
        },
      },
    },
  },
};

/** An OpenAPI document with an attack in every text, a schema within itself and 40 levels of objects. */
export const hostileSpec = JSON.stringify({
  openapi: '3.1.0',
  info: {
    title: attack('title'),
    version: attack('version'),
    summary: attack('info-summary'),
    description: attack('introduction'),
  },
  servers: [
    {
      url: 'https://{region}.example.com/<script>window.attacked="server"</script>',
      description: attack('server-description'),
      variables: {
        region: {default: attack('region'), enum: [attack('region'), 'safe'], description: attack('region-description')},
      },
    },
  ],
  security: [{key: []}],
  tags: [{name: `100%20 ${attack('tag')}`, description: attack('tag-description')}],
  paths: {'/1/<script>window.attacked="path"</script>': {post: operation}},
  components: {
    schemas,
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: attack('header'), description: attack('header-description')}},
  },
});
