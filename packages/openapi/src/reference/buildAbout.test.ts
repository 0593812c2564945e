import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {buildAbout} from './buildAbout.ts';
import {toWebAddress} from './webAddress.ts';

const build = (info: string, rest = '') => buildAbout(readDocument(`info: {title: A, version: '1', ${info}}\n${rest}`));

describe('what a document says about itself', () => {
  it('is a list of links', () => {
    const info = `
      termsOfService: 'https://a.org/terms', contact: {name: Ann, url: 'https://a.org', email: ann@a.org},
      license: {name: MIT, url: 'https://a.org/mit'}
    `;
    expect(build(info, "externalDocs: {url: 'https://a.org/guide', description: The guide}")).toEqual([
      {label: 'Terms of service', text: 'https://a.org/terms', href: 'https://a.org/terms'},
      {label: 'Contact', text: 'Ann', href: 'https://a.org'},
      {label: 'Email', text: 'ann@a.org', href: 'mailto:ann@a.org'},
      {label: 'License', text: 'MIT', href: 'https://a.org/mit'},
      {label: 'Read more', text: 'The guide', href: 'https://a.org/guide'},
    ]);
  });

  it('may have no address, or one that leads nowhere', () => {
    expect(build("contact: {name: Ann, url: 'javascript:alert(1)'}, license: {identifier: MIT}")).toEqual([
      {label: 'Contact', text: 'Ann', href: ''},
      {label: 'License', text: 'MIT', href: ''},
    ]);
  });

  it.each(['contact: 5, license: [], termsOfService: {}', ''])('may be nothing: %s', (info) => {
    expect(build(info)).toEqual([]);
  });
});

it.each([
  [' https://a.org', 'https://a.org'],
  ['HTTP://a.org', 'HTTP://a.org'],
  ['https://a.org/" onclick="b" <c>', 'https://a.org/%22%20onclick=%22b%22%20%3Cc%3E'],
  ['javascript:alert(1)', ''],
  ['//a.org', ''],
  [5, ''],
])('leads to web addresses alone, and never out of an attribute: %j', (address, href) => {
  expect(toWebAddress(address)).toBe(href);
});
