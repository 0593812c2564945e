import type {SiteFiles} from './finishSite.ts';

type Move = {
  /** Where the site is on its host: `/api`. Empty for the root. */
  base: string;
  /** The origin that full addresses start with. */
  origin: string;
};

/** Stands for the origin of a site that may be published anywhere. Its full addresses become paths. */
export const unknownOrigin = 'https://origin.invalid';

/**
 * Moves a site that was made for the root of a host. Whatever leads to a page or file of the site then starts with the base; paths that are
 * not the site's own, such as those of the API in a text, stay.
 * `later` are the paths of its files that are still being made.
 */
export function moveBelow({base, origin}: Move, files: SiteFiles, later: string[] = []): SiteFiles {
  if (base === '' && origin !== unknownOrigin) return files;
  const address = (origin === unknownOrigin ? '' : origin) + base;
  const known = new Set([...files.keys(), ...later].flatMap(listAddresses));
  const move = (path: string): string => (known.has(path.replace(/[?#].*$/s, '')) ? base + path : path);
  return new Map(
    [...files].map(([file, content]) => {
      if (typeof content !== 'string' || !isText(file)) return [file, content];
      const placed = content.replaceAll(`${origin}/`, `${address}/`);
      return [file, file.endsWith('.html') ? moveHtml(placed, base, move) : placed];
    }),
  );
}

/** A page has an address without its ending. */
function listAddresses(file: string): string[] {
  if (!file.endsWith('.html')) return [`/${file}`];
  return [`/${file}`, `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`];
}

/** Scripts and their data are moved where they are made: an integrity hash says what is in them. */
function isText(file: string): boolean {
  return /\.(html|md|txt|xml)$/.test(file);
}

const addressAttributes = /(\s(?:href|src|action|data-copy-file)=")(\/[^"]*)"/g;
const jsonAttributes = /(\sdata-[\w-]+=")(\{[^"]*)"/g;
const jsonPath = /&quot;(\/[^&]*)&quot;/g;

function moveHtml(html: string, base: string, move: (path: string) => string): string {
  return html
    .replace('<html ', (start) => (base === '' ? start : `${start}data-base="${base}" `))
    .replaceAll(addressAttributes, (_, start: string, path: string) => `${start}${move(path)}"`)
    .replaceAll(jsonAttributes, (_, start: string, json: string) => {
      const moved = json.replaceAll(jsonPath, (__, path: string) => `&quot;${move(path)}&quot;`);
      return `${start}${moved}"`;
    });
}
