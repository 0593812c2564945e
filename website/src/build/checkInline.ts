import type {Handler} from 'htmlparser2';
import {countNoun} from '../config/parseConfig.ts';

/** The one inline script of the site; see Document.tsx. */
const ownScript = /^\(function beforePaint\(/;

/**
 * Throws when a page has something inline that is not the site's own. The policy lists hashes of what it finds, so that what is found
 * has to be known: text of a guide or of a spec, or an upgrade of the build, might have brought a script along.
 */
export function checkInline(pages: {route: string; unknown: string[]}[]): void {
  const found = pages.flatMap(({route, unknown}) => unknown.map((what) => `${route}: ${what}`));
  if (found.length === 0) return;
  throw new Error(
    `${countNoun(found.length, 'inline part')} that the content policy does not allow:\n  ${found.join('\n  ')}\nPut scripts into website/src/browser, and styles into a stylesheet.`,
  );
}

/** What is inline and not the site's own, found while a parser goes through a page with these handlers. */
export function watchInline(): {found: string[]; handlers: Partial<Handler>} {
  const found: string[] = [];
  let script: string | undefined;
  const handlers: Partial<Handler> = {
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' || attribute.startsWith('on')) found.push(`<${name} ${attribute}="${shorten(value)}">`);
        if (/^\s*javascript:/i.test(value)) found.push(`<${name} ${attribute}="${shorten(value)}">`);
      }
      if (name === 'script' && attributes.src === undefined && attributes.type !== 'application/json') script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script') return;
      if (script !== undefined && !ownScript.test(script)) found.push(`<script>${shorten(script)}</script>`);
      script = undefined;
    },
  };
  return {found, handlers};
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
