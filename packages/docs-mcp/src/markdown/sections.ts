import GithubSlugger from 'github-slugger';

/** A heading of a page with all that is below it. */
export type Section = {
  /** As in the page's address, after the hash. */
  id: string;
  title: string;
  level: number;
  /** Where it starts and ends in the text, with the sections inside of it. */
  start: number;
  end: number;
};

/** The sections of a page below its title, in their order. */
export function listSections(markdown: string): Section[] {
  const slugger = new GithubSlugger();
  const headings = findHeadings(markdown).map(({level, text, start}) => {
    const title = text
      .replace(/\*required\*|\*optional\*/, '')
      .replaceAll(/[`*]/g, '')
      .trim();
    return {id: readOperationId(markdown, start) ?? slugger.slug(title), title, level, start};
  });
  return headings
    .map((heading, place) => {
      const next = headings.slice(place + 1).find(({level}) => level <= heading.level);
      return {...heading, end: next?.start ?? markdown.length};
    })
    .filter(({level}) => level > 1);
}

function findHeadings(markdown: string): {level: number; text: string; start: number}[] {
  const headings = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of markdown.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || line.trim() === fence)) fence = fence === undefined ? mark : undefined;
    const [, hashes = '', text = ''] = (fence === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (hashes !== '') headings.push({level: hashes.length, text, start});
    start += line.length + 1;
  }
  return headings;
}

/** In a reference, the line below a heading says which operation it is. */
function readOperationId(markdown: string, start: number): string | undefined {
  const [, , below = ''] = markdown.slice(start, start + 1000).split('\n');
  const [, id] = /^`[A-Z]+ .*` · operation ID `(\w+)`$/.exec(below) ?? [];
  return id === undefined ? undefined : `operation/${id}`;
}

/** A reference lists these things in one section each. */
const sectionOfKind: Record<string, string> = {error: 'errors', security: 'authentication'};

/** The section that is asked for by its ID, its title, or the ID of a place inside of it in a reference. */
export function findSection(sections: Section[], asked: string): Section | undefined {
  const wanted = asked.replace(/^#+\s*/, '').trim();
  const [kind = '', first = ''] = wanted.split('/');
  const name = kind === 'tag' ? wanted.slice('tag/'.length) : first;
  const byId =
    sections.find(({id}) => id === wanted) ?? sections.find(({id}) => id === `${kind}/${name}` || id === `operation/${wanted}`);
  if (byId) return byId;
  const listed = sectionOfKind[kind];
  const titles = listed === undefined ? [wanted, name].filter((text) => text !== '').map(simplify) : [listed];
  return sections.find(({title}) => titles.includes(simplify(title)));
}

function simplify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
