import path from 'node:path';
import type {ApiReference} from '@docs/openapi/reference';
import {unknownOrigin} from '../build/moveBelow.ts';
import {defineSiteConfig, type SiteConfig} from '../config/siteConfig.ts';
import {buildNavbar} from '../site/buildNavbar.ts';
import type {Site} from '../site/buildSite.ts';
import type {ReferenceOptions} from './readOptions.ts';

export const iconFile = 'icon.svg';

/** Where the logo is in the site; undefined if there's none. */
export function logoFile({logo}: Pick<ReferenceOptions, 'logo'>): string | undefined {
  return logo === undefined ? undefined : `logo${path.extname(logo).toLowerCase()}`;
}

/** A site of one reference: no guides, no announcement, nothing but the API. */
export function describeReferenceSite(reference: ApiReference, options: ReferenceOptions): Site {
  const config = buildConfig(reference, options);
  const {name, title, route} = reference;
  // Pages that are no guides belong to a version, too; it has none.
  const versions = [{name: 'current', label: title, isLast: true, route, sidebars: {}, docs: [], draftIds: []}];
  return {config, versions, navbar: buildNavbar(config.navbar, {versions, apis: []}), routes: {}, apis: [{name, title, route}]};
}

function buildConfig({title, summary}: ApiReference, options: ReferenceOptions): SiteConfig {
  const logo = logoFile(options);
  return defineSiteConfig({
    title,
    tagline: summary || title,
    description: summary || `Reference of ${title}`,
    url: options.url ?? unknownOrigin,
    basePath: options.basePath,
    favicon: `/${iconFile}`,
    locale: {code: 'en', label: 'English'},
    docs: {mainDoc: '', versions: [{name: 'current', label: title, isLast: true}]},
    navbar: {
      title,
      ...(logo !== undefined && {logo: {src: `/${logo}`, height: 28}}),
      items: [
        {type: 'search', position: 'right'},
        {type: 'colorModeToggle', position: 'right'},
      ],
    },
  });
}

/** A sign for the tab of the browser, in the colour of the site. */
export function renderIcon(color = '#3f51e8'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><path d="M12 9c-3 0-1 6-4 7 3 1 1 7 4 7M20 9c3 0 1 6 4 7-3 1-1 7-4 7" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>\n`;
}
