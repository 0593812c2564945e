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

/** The element for a script of this site. It says what the content has to be: a browser doesn't run a file that was changed. */
export function renderScript(path: string, content: string | Uint8Array): string {
  const hash = createHash('sha384').update(content).digest('base64');
  return `<script integrity="sha384-${hash}" src="${path}" type="module" async></script>`;
}
