import {parseArgs} from 'node:util';

/** What `npm run reference` is asked for. */
export type ReferenceOptions = {
  /** The OpenAPI document. */
  file: string;
  /** The folder to write. */
  out: string;
  title?: string;
  /** An image beside the title. */
  logo?: string;
  /** The colour of links and buttons: `#0a7`. */
  color?: string;
  /** Takes the place of the document's own servers. */
  server?: string;
  /** Where the site is on its host; empty for the root. */
  basePath: string;
  /** The origin of the published site. */
  url?: string;
};

export const usage = `npm run reference -- <openapi.yml> --out <folder>

Makes a static site of an OpenAPI document: 3.0, 3.1, 3.2 or Swagger 2.0, as YAML or JSON.

  --out <folder>     where to write the site
  --title <text>     instead of the title in the document
  --logo <file>      an image beside the title: SVG, PNG, JPEG or WebP
  --color <colour>   of links and buttons, such as "#0a7d55"
  --server <URL>     instead of the servers in the document
  --base <path>      where the site is on its host, such as /api/
  --url <origin>     of the published site, such as https://docs.example.org: adds a sitemap and full canonical addresses
`;

const known = {
  out: {type: 'string'},
  title: {type: 'string'},
  logo: {type: 'string'},
  color: {type: 'string'},
  server: {type: 'string'},
  base: {type: 'string'},
  url: {type: 'string'},
  help: {type: 'boolean'},
} as const;

/** Reads the words of a command. Throws what is wrong with them, all at once; nothing stands for a call for help. */
export function readOptions(words: string[]): ReferenceOptions | undefined {
  const {values, positionals} = parse(words);
  if (values.help) return undefined;
  const [file = '', ...others] = positionals;
  const {out = '', base = '', ...rest} = values;
  const problems = [
    ...(file === '' ? ['Name the OpenAPI document.'] : []),
    ...(others.length > 0 ? [`One document at a time; also named: ${others.join(', ')}.`] : []),
    ...(out === '' ? ['Name the folder to write: --out <folder>.'] : []),
    ...findProblems(values),
  ];
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n\n${usage}`);
  const basePath = base.replaceAll(/^\/*|\/*$/g, '');
  return {...rest, file, out, basePath: basePath === '' ? '' : `/${basePath}`};
}

type Values = {[Name in keyof typeof known]?: Name extends 'help' ? boolean : string};

function parse(words: string[]): {values: Values; positionals: string[]} {
  try {
    return parseArgs({args: words, options: known, allowPositionals: true});
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {cause: error});
  }
}

function findProblems({base = '', color, url, logo}: Values): string[] {
  return [
    ...(/^[\w./~-]*$/.test(base) ? [] : [`--base ${base}: only letters, digits and - . _ ~ between slashes, such as /api/.`]),
    ...(color === undefined || /^#([\da-f]{3}|[\da-f]{6})$/i.test(color)
      ? []
      : [
          `--color ${color}: three or six hexadecimal digits after "#", such as "#0a7d55". Quote it: "#" starts a comment in a shell.`,
        ]),
    ...(url === undefined || isOrigin(url)
      ? []
      : [`--url ${url}: an origin without a path, such as https://docs.example.org. A path belongs into --base.`]),
    ...(logo === undefined || /\.(svg|png|jpe?g|webp)$/i.test(logo) ? [] : [`--logo ${logo}: an SVG, PNG, JPEG or WebP file.`]),
  ];
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';
}
