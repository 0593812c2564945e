import {z} from 'zod';
import type {DocsPage} from '../content/docsContent.ts';
import {findPage} from '../content/findPage.ts';
import type {Library} from '../content/library.ts';
import {unpackText} from '../content/packText.ts';
import {ToolFault} from '../content/toolFault.ts';
import {cutText, longestText} from '../markdown/cutText.ts';
import {readOn} from '../markdown/readOn.ts';
import {onlyLanguage} from '../markdown/onlyLanguage.ts';
import {findSection, listSections, type Section} from '../markdown/sections.ts';
import {describeSchema} from '../schema/writeSchema.ts';
import {languageNames, offsetArgument} from './arguments.ts';
import {type AnyTool, defineTool} from './tool.ts';

/** Two calls for what one could tell are worse than a longer response. */
const longestPage = 8000;
const mostNamed = 40;

export function createReadPage(library: Library): AnyTool {
  return defineTool({
    name: 'read_page',
    title: 'Read a page',
    description:
      'A page as Markdown, or one of its sections. Of a long page it returns the start and the list of sections; ask for one by its heading.',
    input: {
      page: z
        .string()
        .min(1)
        .max(1000)
        .describe('Path or URL, such as "/docs/5/clients/installation"; a hash in it names a section.'),
      heading: z.string().max(300).describe('ID or title of a section.').optional(),
      language: z.enum(languageNames).describe('Only samples in this language.').optional(),
      offset: offsetArgument,
    },
    run({page: asked, heading, language, offset}) {
      const [address = '', hash] = asked.split('#');
      const page = findPage(library, address);
      const wanted = heading ?? (hash === undefined ? undefined : decode(hash));
      const api = library.apis.find(({route}) => route === page.route);
      // In a reference, search leads to single fields: a page shows them inside of others, at any depth.
      if (api && wanted?.startsWith('schema/')) return describeSchema(api, wanted);
      const text = shorten(page, library.url, language);
      const sections = listSections(text);
      // The home page's Markdown is an overview of its own.
      const isStart = wanted === undefined || wanted === '' || wanted === 'introduction' || page.route === '/';
      if (!isStart) return readSection(text, sections, {page, wanted, offset});
      if (offset === undefined && text.length > longestPage) return outline(text, sections, page);
      return readPart(text, page.route, {offset, limit: longestPage});
    },
  });
}

/** Without what only people need: the address of the site in links, tables in columns, and drawings, which their titles tell. */
function shorten({markdown}: DocsPage, url: string, language: string | undefined): string {
  const text = unpackText(markdown)
    .replaceAll(`](${url}/`, '](/')
    .replaceAll(/^\|.*\|$/gm, (row) => row.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---'))
    .replaceAll(/^```dot\n[^]*?\n```\n\n/gm, '');
  return language === undefined ? text : onlyLanguage(text, language);
}

/** What isn't encoded rightly is taken as it is, and found nowhere. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

type Asked = {page: DocsPage; wanted: string; offset: number | undefined};

function readSection(text: string, sections: Section[], {page, wanted, offset}: Asked): string {
  const section = findSection(sections, wanted);
  if (!section)
    throw new ToolFault(
      `${page.route} has no section "${wanted}". Sections:\n${listHeadings(sections.filter(({level}) => level < 4).slice(0, mostNamed))}`,
    );
  const own = text.slice(section.start, section.end).trim();
  return `From "${page.title}", ${page.route}#${section.id}\n\n${readPart(own, `${page.route}#${section.id}`, {offset})}`;
}

/** What comes before the first section, and the sections. */
function outline(text: string, sections: Section[], {route}: DocsPage): string {
  const start = cutText(text.slice(0, sections[0]?.start).trim(), 0, longestText / 2).text;
  // A reference has hundreds of small sections: those that matter are its groups and operations.
  const deepest = sections.filter(({level}) => level <= 3).length > 60 ? 2 : 3;
  const shown = sections.filter(({level}) => level <= deepest);
  return `${start}\n\nThis page has ${text.length} characters. Read a section: read_page {"page": "${route}", "heading": "…"}, or all of it in parts with "offset": 0. Sections (ID, characters):\n${listHeadings(shown)}`;
}

function listHeadings(sections: Section[]): string {
  return sections
    .map(({level, title, id, start, end}) => `${'  '.repeat(level - 2)}- ${title} (${id}, ${end - start})`)
    .join('\n');
}

function readPart(text: string, address: string, limits: {offset: number | undefined; limit?: number}): string {
  const {offset, limit} = limits;
  const {part, more} = readOn(text, address, {...(offset !== undefined && {offset}), ...(limit !== undefined && {limit})});
  return more === '' ? part : `${part}\n\n${more}`;
}
