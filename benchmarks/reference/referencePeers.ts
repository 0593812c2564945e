import type {OperationLink} from '../measuring/subject.ts';
import type {LastOperation} from './lastOperation.ts';

/** A renderer of references, put on a page as its own documentation does. */
export type ReferencePeer = {
  /** Also the key of its package in benchmarks/peers/package.json. */
  id: string;
  name: string;
  /** Files of the package, which are served by their names. */
  files: string[];
  head?: string;
  /** Its document is /spec.json. */
  body: string;
  link: (operation: LastOperation) => OperationLink;
};

const redoc2: ReferencePeer = {
  id: 'redoc-2',
  name: 'Redoc',
  files: ['bundles/redoc.standalone.js'],
  body: `<redoc spec-url="/spec.json"></redoc><script src="/redoc.standalone.js"></script>`,
  link: ({operationId, tag}) => {
    const section = `[id="operation/${operationId}"]`;
    const hash = `#tag/${tag.replaceAll(' ', '-')}/operation/${operationId}`;
    return {hash, heading: `${section} h2`, content: `${section} h3`};
  },
};

const redoc3: ReferencePeer = {
  id: 'redoc-3',
  name: 'Redoc',
  files: ['bundles/redoc.standalone.js'],
  body: `<redoc spec-url="/spec.json" disable-telemetry="true"></redoc><script type="module" src="/redoc.standalone.js"></script>`,
  link: ({operationId, tag}) => {
    const id = `${tag.replaceAll(' ', '-')}/${operationId}`.toLowerCase();
    return {hash: `#/${id}`, heading: `[id="${id}"] h2`, content: `[id="${id}"] h4`};
  },
};

const scalar: ReferencePeer = {
  id: 'scalar',
  name: 'Scalar',
  files: ['dist/browser/standalone.js'],
  body: `<div id="app"></div>
    <script src="/standalone.js"></script>
    <script>Scalar.createApiReference('#app', {url: '/spec.json', withDefaultFonts: false, telemetry: false})</script>`,
  link: ({tag, method, path}) => {
    const place = `tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method.toUpperCase()}${path}`;
    return {hash: `#${place}`, heading: `[id="api-1/${place}"] h3`, content: `[id="api-1/${place}"] h3`};
  },
};

const swaggerUi: ReferencePeer = {
  id: 'swagger-ui',
  name: 'Swagger UI',
  files: ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css', 'index.css'],
  head: '<link rel="stylesheet" href="/swagger-ui.css"><link rel="stylesheet" href="/index.css">',
  body: `<div id="swagger-ui"></div>
    <script src="/swagger-ui-bundle.js"></script>
    <script src="/swagger-ui-standalone-preset.js"></script>
    <script>
      const presets = [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset];
      SwaggerUIBundle({url: '/spec.json', dom_id: '#swagger-ui', deepLinking: true, presets, layout: 'StandaloneLayout'});
    </script>`,
  link: ({operationId, tag}) => {
    // A closed operation is a line of the list: only an open one has its text.
    const open = `[id="operations-${tag.replaceAll(' ', '_')}-${operationId}"].is-open`;
    return {
      hash: `#/${encodeURIComponent(tag)}/${operationId}`,
      heading: `${open} .opblock-summary`,
      content: `${open} .opblock-body`,
    };
  },
};

const elements: ReferencePeer = {
  id: 'elements',
  name: 'Elements',
  files: ['web-components.min.js', 'styles.min.css'],
  head: '<link rel="stylesheet" href="/styles.min.css"><style>body { height: 100vh; }</style>',
  body: `<elements-api apiDescriptionUrl="/spec.json" router="hash" layout="sidebar"></elements-api>
    <script src="/web-components.min.js"></script>`,
  link: ({operationId}) => {
    // The title has no id. The next heading is rendered with it.
    const heading = `[id="/operations/${operationId}#Request"]`;
    return {hash: `#/operations/${operationId}`, heading, content: heading};
  },
};

export const referencePeers = [redoc3, redoc2, scalar, swaggerUi, elements];
