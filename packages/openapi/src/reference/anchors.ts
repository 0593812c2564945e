/** Gives out ids for one page. An id that is taken already gets a number, so that a link leads to one place. */
export type Claim = (...parts: string[]) => string;

export function createAnchors(): Claim {
  const taken = new Set<string>();
  return (...parts) => {
    const wanted = parts.map(toSegment).join('/');
    let id = wanted;
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
    taken.add(id);
    return id;
  };
}

/** An id must not contain white space, and browsers replace half characters; anything else may stay as it is. */
export function toSegment(text: string): string {
  return text.trim().replace(/[\s\p{Cc}\p{Cs}]+/gu, '-') || '-';
}

/** The address of an id on its page. */
export function toHref(anchor: string): string {
  return `#${encodeURI(anchor).replaceAll('#', '%23').replaceAll('?', '%3F')}`;
}
