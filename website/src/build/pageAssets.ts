import {createHash} from 'node:crypto';

/**
 * Adds a page's styles and its script. Styles are part of the page: no request stands between the HTML and the first paint. They go to
 * the end of the head, because the character set has to be declared within the first kilobyte.
 */
export function addAssets(html: string, {style, script}: {style: string; script: string}): string {
  return html
    .replace('</head>', () => `<style id="page-style">${style}</style></head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${script}</body>`);
}

type File = {path: string; content: string | Uint8Array};

/** What a page will ask for: modules to run, and addresses to fetch. */
export type Preloads = {modules: File[]; fetched: string[]};

/** Named in the head of a page, they are asked for before any script runs. They follow the styles, which the first paint needs. */
export function addPreloads(html: string, {modules, fetched}: Preloads): string {
  const links = [
    ...modules.map(({path, content}) => `<link rel="modulepreload" integrity="${hash(content)}" href="${path}">`),
    ...fetched.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The element for a script of this site. It says what the content has to be: a browser doesn't run a file that was changed. */
export function renderScript({path, content}: File): string {
  return `<script integrity="${hash(content)}" src="${path}" type="module" async></script>`;
}

function hash(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
