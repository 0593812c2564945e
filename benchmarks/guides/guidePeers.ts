import {readFileSync} from 'node:fs';
import path from 'node:path';
import {peerVersion} from '../peers/peerPackages.ts';
import {builtSite} from '../setup/folders.ts';
import type {GuidePage} from './guidePages.ts';
import {buildDocusaurusSidebars, buildStarlightSidebar, buildVitePressSidebars} from './guideSidebars.ts';

/** A generator of documentation sites, set up as its own introduction does, with search and with the addresses of our server. */
export type GuidePeer = {
  id: string;
  name: string;
  /** Path to content, in a folder of its own. */
  files: (pages: GuidePage[]) => Record<string, string>;
  /** The package's command, with what builds these files and what serves them while they're written, and the folder of the build. */
  command: string;
  build: string[];
  dev: (port: number) => string[];
  output: string;
};

const title = 'API clients';
/** Without an icon, browsers would ask for one and load the page that says it is not there. */
const icon = (): string => readFileSync(path.join(builtSite, 'mark.svg'), 'utf8');
const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** The classic preset finds text through a service; the theme added here finds it in the page, as the other peers and we do. */
const docusaurus: GuidePeer = {
  id: 'docusaurus',
  name: `Docusaurus ${peerVersion('@docusaurus/core')}`,
  files: (pages) => ({
    'package.json': toJson({private: true, browserslist: ['>0.5%', 'not dead', 'not op_mini all']}),
    'docusaurus.config.mjs': `export default ${toJson({
      title,
      favicon: 'mark.svg',
      url: 'http://localhost',
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      markdown: {format: 'detect'},
      presets: [['classic', {docs: {sidebarPath: './sidebars.json'}, blog: false}]],
      themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false}]],
      themeConfig: {
        navbar: {title, items: [{type: 'docSidebar', sidebarId: 'clients', label: 'Clients'}]},
        prism: {additionalLanguages: ['bash', 'groovy', 'java', 'php']},
      },
    })}`,
    'static/mark.svg': icon(),
    'sidebars.json': toJson(buildDocusaurusSidebars()),
    ...writePages(pages, 'docs', addFrontMatter),
  }),
  command: 'docusaurus',
  build: ['build'],
  dev: (port) => ['start', '--no-open', '--port', String(port)],
  output: 'build',
};

const vitepress: GuidePeer = {
  id: 'vitepress',
  name: `VitePress ${peerVersion('vitepress')}`,
  files: (pages) => ({
    'package.json': toJson({private: true, type: 'module'}),
    '.vitepress/config.mjs': `export default ${toJson({
      title,
      head: [['link', {rel: 'icon', href: '/mark.svg'}]],
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {
        nav: [{text: 'Clients', link: '/docs/clients/introduction'}],
        sidebar: buildVitePressSidebars(pages),
        search: {provider: 'local'},
      },
    })}`,
    'public/mark.svg': icon(),
    ...writePages(pages, 'docs', (page) => addFrontMatter({...page, text: `# ${page.title}\n\n${page.text}`})),
  }),
  command: 'vitepress',
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port)],
  output: '.vitepress/dist',
};

const starlight: GuidePeer = {
  id: 'starlight',
  name: `Starlight ${peerVersion('@astrojs/starlight')}`,
  files: (pages) => ({
    'package.json': toJson({private: true, type: 'module'}),
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

export default defineConfig({
  build: {assets: 'assets'},
  trailingSlash: 'never',
  image: {service: passthroughImageService()},
  integrations: [starlight(${toJson({title, sidebar: buildStarlightSidebar()})})],
});
`,
    'public/favicon.svg': icon(),
    'src/content.config.ts': `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    ...writePages(pages, 'src/content/docs/docs', addFrontMatter),
  }),
  command: 'astro',
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port)],
  output: 'dist',
};

export const guidePeers = [docusaurus, vitepress, starlight];

function writePages(pages: GuidePage[], folder: string, write: (page: GuidePage) => string): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}/${page.id}.md`, write(page)]));
}

function addFrontMatter({title, description, text}: GuidePage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}`;
}
