import type {OpenApiDocument, Operation, Tag} from '../document/openApiDocument.ts';
import {readList, readObject, readText, readTexts} from '../document/readValues.ts';
import type {Sample} from './apiReference.ts';

// What documents say in extensions that many tools read. Each is as its author wrote it, so nothing about it is sure.

/** What readers see instead of a tag's name. */
export function readTagTitle(tag: Tag): string {
  return readText(tag['x-displayName']) || readText(tag.summary) || tag.name;
}

/** Headings, each with the names of the tags below it: from `x-tagGroups`, then from tags that name their parent. */
export function readTagGroups({tags = [], 'x-tagGroups': written}: OpenApiDocument): {name: string; tags: string[]}[] {
  const groups = readList(written).map((entry) => {
    const {name, tags: names} = readObject(entry);
    return {name: readText(name), tags: readTexts(names)};
  });
  const parents = [...new Set(tags.map((tag) => findRoot(tag, tags)))].map((root) => ({
    name: readTagTitle(root),
    tags: tags.filter((tag) => findRoot(tag, tags) === root).map(({name}) => name),
  }));
  return [...groups, ...parents.filter((group) => group.tags.length > 1)].filter(({name}) => name !== '');
}

/** The tag above all others that a tag is below; itself if it's below none. */
function findRoot(tag: Tag, tags: Tag[], seen: Tag[] = []): Tag {
  const parent = tag.parent === undefined ? undefined : tags.find(({name}) => name === tag.parent);
  return parent && !seen.includes(parent) ? findRoot(parent, tags, [...seen, tag]) : tag;
}

/** Languages whose samples are called otherwise in documents. */
const languages = new Map([
  ['bash', 'curl'],
  ['shell', 'curl'],
  ['sh', 'curl'],
  ['node', 'javascript'],
  ['node.js', 'javascript'],
  ['js', 'javascript'],
  ['c#', 'csharp'],
  ['c++', 'cpp'],
]);

/** Samples that a document brings along. */
export function readCodeSamples(operation: Operation): Sample[] {
  return [operation['x-codeSamples'], operation['x-code-samples']].flatMap(readList).flatMap((entry): Sample[] => {
    const {lang, label, source} = readObject(entry);
    const name = readText(lang).trim().toLowerCase();
    const language = languages.get(name) ?? (name.match(/[a-z0-9]+/g)?.join('-') || 'text');
    const code = readText(source);
    if (code === '') return [];
    return [{language, label: readText(label) || readText(lang) || 'Sample', code, note: ''}];
  });
}
