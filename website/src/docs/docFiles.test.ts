import {describe, expect, it} from 'vitest';
import {isUnversioned, listDocFiles} from './docFiles.ts';

const current = {name: 'current', label: 'Next', path: '', folder: 'docs', isLast: true};
const released = {name: '5', label: '5.x', path: '5', folder: 'docs', isLast: false};
const older = {name: '1.0', label: '1.0', path: '1.0', folder: 'versioned_docs/1.0', isLast: false};
const docs = {versions: [current, released, older], unversioned: ['contributing']};

const sources = [
  'docs/clients/installation.5.mdx',
  'docs/clients/installation.mdx',
  'docs/clients/keys.5.mdx',
  'docs/clients/search.mdx',
  'docs/contributing/setup.mdx',
  'versioned_docs/1.0/clients/search.mdx',
];

const list = (version: typeof current): Record<string, string> => Object.fromEntries(listDocFiles(sources, version, docs));

describe('versions that share a folder', () => {
  it('have its pages, but not those of another version', () => {
    expect(list(current)).toEqual({
      'clients/installation': 'docs/clients/installation.mdx',
      'clients/search': 'docs/clients/search.mdx',
      'contributing/setup': 'docs/contributing/setup.mdx',
    });
  });

  it('have their own pages in place of the others, in any order, and no pages that are not versioned', () => {
    const expected = {
      'clients/installation': 'docs/clients/installation.5.mdx',
      'clients/keys': 'docs/clients/keys.5.mdx',
      'clients/search': 'docs/clients/search.mdx',
    };
    expect(list(released)).toEqual(expected);
    expect(Object.fromEntries(listDocFiles(sources.toReversed(), released, docs))).toEqual(expected);
  });
});

it('keeps a version with a folder of its own apart', () => {
  expect(list(older)).toEqual({'clients/search': 'versioned_docs/1.0/clients/search.mdx'});
});

it('takes a folder as unversioned, not names that start alike', () => {
  expect(isUnversioned('contributing/setup', docs.unversioned)).toBe(true);
  expect(isUnversioned('contributing-more/setup', docs.unversioned)).toBe(false);
});
