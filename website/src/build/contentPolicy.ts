import {createHash} from 'node:crypto';

/**
 * One policy for the whole site, so that a page shown by a navigation may bring its own styles: it lists the hashes of the
 * inline scripts and styles of all pages, and allows nothing else inline and nothing from other origins, except requests to a
 * hosted search.
 */
export function buildContentPolicy(htmls: string[], searchHosts: string[] = []): string {
  const scripts = hashes(htmls, /<script>([\s\S]*?)<\/script>/g);
  const styles = hashes(htmls, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    ...(searchHosts.length > 0 ? [`connect-src 'self' ${searchHosts.join(' ')}`] : []),
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "style-src-attr 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

function hashes(htmls: string[], element: RegExp): string[] {
  const contents = new Set(htmls.flatMap((html) => [...html.matchAll(element)].map(([, content = '']) => content)));
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`).sort();
}

/** A policy only counts for what follows it, so it stands right behind the character set. */
export function addContentPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html)) throw new Error('A page has no <meta charset="utf-8">, so there is no place for its content policy.');
  return html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
