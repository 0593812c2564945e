import type {defineSiteConfig, DocsVersionConfig} from '../siteConfig.ts';

/** The least that a configuration needs; tests add what they are about. */
export const minimalConfig: Parameters<typeof defineSiteConfig>[0] = {
  title: 'Docs',
  tagline: 'All about it',
  description: 'All about it, in one place.',
  url: 'https://docs.example.org',
  favicon: '/mark.svg',
  locale: {code: 'en', label: 'English'},
  docs: {mainDoc: 'introduction', versions: [{name: 'current', label: 'Next', isLast: true}]},
  navbar: {title: 'Docs', items: []},
};

/** Its version of the docs, with all defaults. */
export const currentVersion: DocsVersionConfig = {name: 'current', label: 'Next', path: '', folder: 'docs', isLast: true};
