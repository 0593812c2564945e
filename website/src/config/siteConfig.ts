import {z} from 'zod';
import {parseConfig} from './parseConfig.ts';
import {sidebarsSchema} from './sidebarsConfig.ts';

const path = z.string().regex(/^\//, 'must be a path of this site that starts with "/"');
const url = z.url({protocol: /^https?$/, error: 'must be a full http(s) address', abort: true});
const address = z
  .string()
  .refine(
    (value) => path.safeParse(value).success || url.safeParse(value).success,
    'must be a path of this site that starts with "/" or a full http(s) address',
  );
const image = z.strictObject({
  src: path,
  srcDark: path.optional(),
  alt: z.string().default(''),
  href: address.default('/'),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  target: z.enum(['_self', '_blank']).optional(),
});

/** A link inside this site (`to`) or to another one (`href`): exactly one of the two. */
const link = z
  .strictObject({label: z.string().min(1), to: path.optional(), href: url.optional()})
  .refine(
    ({to, href}) => (to === undefined) !== (href === undefined),
    'needs either "to" (a path of this site) or "href" (a full address)',
  );

const position = z.enum(['left', 'right']).default('left');
const navbarItem = z.discriminatedUnion(
  'type',
  [
    z.strictObject({type: z.literal('doc'), docId: z.string(), label: z.string().optional(), position}),
    z.strictObject({type: z.literal('link'), label: z.string().min(1), href: url, icon: z.enum(['github']).optional(), position}),
    z.strictObject({type: z.literal('dropdown'), label: z.string().min(1), items: z.array(link).min(1), position}),
    z.strictObject({type: z.literal('apiDropdown'), label: z.string().min(1), position}),
    z.strictObject({type: z.literal('docsVersionDropdown'), position}),
    z.strictObject({type: z.literal('localeDropdown'), position}),
    z.strictObject({type: z.literal('search'), position}),
    z.strictObject({type: z.literal('colorModeToggle'), position}),
  ],
  'must have a type: "doc", "link", "dropdown", "apiDropdown", "docsVersionDropdown", "localeDropdown", "search" or "colorModeToggle"',
);

const navbar = z.strictObject({title: z.string().min(1), logo: image.optional(), items: z.array(navbarItem)});

const footerColumn = z.strictObject({title: z.string().min(1), items: z.array(link).min(1)});
const footer = z.strictObject({
  style: z.enum(['dark', 'light']).default('light'),
  links: z.union([z.array(footerColumn), z.array(link)]).default([]),
  logo: image.optional(),
  copyright: z.string().optional(),
});

const announcementBar = z.strictObject({
  /** A reader who dismissed an announcement sees it again under another id. */
  id: z.string().min(1),
  content: z.string().min(1),
});

const docsVersion = z.strictObject({
  name: z.string().min(1),
  label: z.string().min(1),
  /** Route segment after the base path; the last version has none. */
  path: z
    .string()
    .regex(/^[\w.-]*$/, 'must be one route segment, such as "next"')
    .default(''),
  /** Folder of the version's pages, beside the configuration. Versions may share one: see docs/docFiles.ts. */
  folder: z
    .string()
    .regex(/^(docs|versioned_docs\/[\w.-]+)$/, 'must be "docs" or a folder in "versioned_docs", such as "versioned_docs/1.0"')
    .default('docs'),
  /** Programs that are called `<guide>.<samples>.ts` are for this version alone. */
  samples: z.string().regex(/^\w+$/, 'must be part of a file name, such as "ga"').optional(),
  /** The version that has taken its place, and what its pages say before the link to it. */
  successor: z.strictObject({name: z.string(), notice: z.string().min(1)}).optional(),
  /** Sidebars of its own, in place of those in sidebars.ts. */
  sidebars: sidebarsSchema.optional(),
  /** The doc that its base path shows, if it's another one than docs.mainDoc. */
  mainDoc: z.string().optional(),
  isLast: z.boolean().default(false),
});

const docs = z.strictObject({
  routeBasePath: path.regex(/[^/]$/, 'must not end with "/"').default('/docs'),
  /** The doc that the base path itself shows. */
  mainDoc: z.string(),
  /** Address of the folder with the pages in the repository's editor. */
  editUrl: url.optional(),
  /** Folders of pages that say the same in every version. Only the last version has them. */
  unversioned: z.array(z.string().regex(/^[\w-]+$/, 'must be the name of a folder of pages')).default([]),
  versions: z
    .array(docsVersion)
    .min(1)
    .refine((versions) => versions.filter((version) => version.isLast).length === 1, 'exactly one version must have isLast: true')
    .refine(
      (versions) => new Set(versions.map((version) => version.path)).size === versions.length,
      'each version needs a path of its own',
    )
    .refine(
      (versions) =>
        versions.every(({successor}) => successor === undefined || versions.some(({name}) => name === successor.name)),
      'the successor of a version must be the name of a version',
    ),
});

/** Search in the page, which needs nothing; or an index at Algolia, with a key that may do nothing but search. */
const search = z.discriminatedUnion('provider', [
  z.strictObject({provider: z.literal('embedded')}),
  z.strictObject({
    provider: z.literal('algolia'),
    appId: z.string().regex(/^\w+$/, 'must be an application ID: letters and digits'),
    apiKey: z.string().min(1),
    indexName: z.string().min(1),
  }),
]);

const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  /** One sentence for search results and link previews. */
  description: z.string().min(1),
  /** What programs that read /llms.txt should know: about the site, and about its references. */
  llms: z.strictObject({about: z.string().min(1), references: z.string().min(1)}).optional(),
  /** The doc about using the site with an agent, in whichever versions have it, and what programs that read /llms.txt should know of that. */
  agents: z.strictObject({docId: z.string().min(1), about: z.string().min(1)}).optional(),
  /** Origin of the published site: canonical addresses and the sitemap start with it. */
  url: url.refine((value) => new URL(value).pathname === '/', 'must be an origin without a path'),
  /** Where the site is on its host, if that isn't the root: `/docs`. */
  basePath: z
    .string()
    .regex(/^(\/[\w.~-]+)*$/, 'must be empty, or start with "/" and not end with it, such as "/docs"')
    .default(''),
  favicon: path,
  /** Address of the form for a new issue; pages offer it when it is there. */
  issuesUrl: url.optional(),
  /** The language of all pages: its code, and how it calls itself. There is one, and it's written from left to right. */
  locale: z.strictObject({code: z.string().min(1), label: z.string().min(1)}),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      respectPrefersColorScheme: z.boolean().default(true),
    })
    .prefault({}),
  docs,
  search: search.default({provider: 'embedded'}),
  announcementBar: announcementBar.optional(),
  navbar,
  footer: footer.optional(),
});

export type SiteConfig = z.output<typeof siteConfigSchema>;
export type NavbarConfig = SiteConfig['navbar'];
export type NavbarItem = NavbarConfig['items'][number];
export type FooterConfig = NonNullable<SiteConfig['footer']>;
export type AnnouncementConfig = NonNullable<SiteConfig['announcementBar']>;
export type DocsVersionConfig = SiteConfig['docs']['versions'][number];
export type SearchConfig = SiteConfig['search'];
export type HostedSearch = Extract<SearchConfig, {provider: 'algolia'}>;
export type LinkConfig = z.output<typeof link>;
export type ImageConfig = z.output<typeof image>;

export function defineSiteConfig(config: z.input<typeof siteConfigSchema>): SiteConfig {
  return parseConfig(siteConfigSchema, config, 'site.config.ts');
}
