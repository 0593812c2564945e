/** Anchors have no spaces: these stand for the title at their end, as it's written and in lower case with hyphens. */
const titleMark = ' ';
const slugMark = ' -';
const mostKept = 9;

/** An anchor as a file has it: how many of its segments are as in the anchor before, and the others, without the title. */
export function packAnchor(anchor: string, before: string, title: string): string {
  const [segments, others] = [anchor.split('/'), before.split('/')];
  const different = segments.findIndex((segment, place) => segment !== others[place] || place === mostKept);
  const kept = different === -1 ? segments.length - 1 : different;
  return `${kept}${shorten(segments.slice(kept).join('/'), title)}`;
}

export function unpackAnchor(packed: string, before: string, title: string): string {
  const kept = before.split('/').slice(0, Number(packed[0]));
  return [...kept, lengthen(packed.slice(1), title)].join('/');
}

function shorten(anchor: string, title: string): string {
  if (anchor.endsWith(title)) return anchor.slice(0, anchor.length - title.length) + titleMark;
  const slug = toSlug(title);
  return anchor.endsWith(slug) ? anchor.slice(0, anchor.length - slug.length) + slugMark : anchor;
}

function lengthen(packed: string, title: string): string {
  if (packed.endsWith(titleMark)) return packed.slice(0, -titleMark.length) + title;
  return packed.endsWith(slugMark) ? packed.slice(0, -slugMark.length) + toSlug(title) : packed;
}

function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
