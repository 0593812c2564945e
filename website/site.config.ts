import releasedSidebars from './releasedSidebars.ts';
import {readSearchConfig} from './src/config/readSearchConfig.ts';
import {defineSiteConfig} from './src/config/siteConfig.ts';

const url = 'https://api-clients-automation.netlify.app';
const repository = 'https://github.com/algolia/api-clients-automation';

export default defineSiteConfig({
  title: 'Algolia API',
  tagline: 'Documentation for the Algolia API and its generated clients',
  description: 'Documentation for the Algolia API and its generated clients, in JavaScript, PHP and Java.',
  url,
  llms: {
    about:
      'Pages under /docs/5 describe the released clients: JavaScript 5, PHP 4 and Java 4. The other client guides describe the generated clients of 2023, which are pre-releases. For production, use the stable clients: https://www.algolia.com/doc/libraries/sdk. Each guide names the versions its samples were run with.',
    references: `[mock-api.mjs](${url}/mock-api.mjs) is a mock of these APIs in one file. \`node mock-api.mjs\` starts it; it needs Node.js 20 or newer and no account.`,
  },
  agents: {
    docId: 'clients/use-with-an-agent',
    about: `Agents that support the Model Context Protocol (MCP) can use this site through a local server: [docs-mcp.mjs](${url}/docs-mcp.mjs) is one file with all pages, all specs and the mock. \`node docs-mcp.mjs\` starts it; it needs Node.js 20 or newer, no account and no network. It searches and reads pages, describes operations, checks requests, sends them to the mock, and migrates code from algoliasearch 4 to 5.`,
  },
  basePath: process.env.SITE_BASE_PATH ?? '',
  favicon: '/mark.svg',
  issuesUrl: `${repository}/issues/new`,
  locale: {code: 'en', label: 'English'},
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {
    mainDoc: 'contributing/introduction',
    editUrl: `${repository}/edit/main/website`,
    unversioned: ['contributing'],
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        samples: 'alpha',
        successor: {name: '5', notice: 'This page is about a pre-release. The clients have been released since:'},
      },
      {
        name: '5',
        label: '5.x (released)',
        path: '5',
        samples: 'ga',
        mainDoc: 'clients/introduction',
        sidebars: releasedSidebars,
      },
    ],
  },
  search: readSearchConfig(process.env),
  announcementBar: {
    id: 'generated-clients-in-progress',
    content:
      'The generated API clients are a work in progress. For production, use the <a href="https://www.algolia.com/doc/libraries/sdk">stable clients in Algolia’s documentation</a>.',
  },
  navbar: {
    title: 'Algolia API',
    logo: {src: '/mark.svg', width: 28, height: 28},
    items: [
      {type: 'doc', docId: 'clients/introduction', label: 'Clients'},
      {type: 'apiDropdown', label: 'HTTP API'},
      {type: 'doc', docId: 'contributing/introduction', label: 'Contributing', position: 'right'},
      {type: 'link', label: 'Algolia documentation', href: 'https://www.algolia.com/doc/', position: 'right'},
      {type: 'link', label: 'GitHub', href: repository, icon: 'github', position: 'right'},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'search', position: 'right'},
      {type: 'colorModeToggle', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {label: 'GitHub', href: repository},
      {label: 'Twitter', href: 'https://twitter.com/algolia'},
      {label: 'Algolia website', href: 'https://algolia.com/'},
      {label: 'Algolia blog', href: 'https://algolia.com/blog'},
    ],
    copyright: '© 2023 Algolia',
  },
});
