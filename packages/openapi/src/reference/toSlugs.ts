/** What a name without a single letter or digit of the alphabet is called. */
const nameless = 'group';

/**
 * The last part of an address for each name, in their order: lower-case letters, digits and hyphens. A name that is like no other has
 * its plain slug, whatever the others are. Among names that are alike, the first has the plain one, and the others get a number.
 */
export function toSlugs(names: string[], reserved: string[]): string[] {
  const wanted = names.map(toSlug);
  const taken = new Set([...reserved, ...wanted]);
  const given = new Set(reserved);
  return wanted.map((slug) => {
    const unique = given.has(slug) ? addNumber(slug, taken) : slug;
    taken.add(unique);
    given.add(unique);
    return unique;
  });
}

function toSlug(name: string): string {
  // Accents become characters of their own, which are left out.
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? nameless;
}

function addNumber(slug: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
