import {defineSidebars} from './src/config/sidebarsConfig.ts';

export default defineSidebars({
  clients: {
    title: 'Client guides',
    area: 'Guides',
    items: [
      'clients/introduction',
      {
        type: 'category',
        label: 'Getting Started',
        items: [
          'clients/installation',
          {
            type: 'category',
            label: 'Migration guide',
            link: {type: 'doc', id: 'clients/migration-guides/index'},
            items: ['clients/migration-guides/javascript', 'clients/migration-guides/java', 'clients/migration-guides/php'],
          },
          'clients/use-with-an-agent',
        ],
      },
      {
        type: 'category',
        label: 'Guides',
        items: [
          'clients/guides/send-data-to-algolia',
          'clients/guides/filtering-your-search',
          'clients/guides/retrieving-facets',
          'clients/guides/customized-client-usage',
          'clients/guides/wait-for-a-task-to-finish',
          'clients/guides/wait-for-api-key-to-be-valid',
          'clients/guides/copy-or-move-index',
          'clients/guides/copy-index-to-another-application',
        ],
      },
    ],
  },
  automation: {
    title: 'Contributing to the clients',
    area: 'Contributing',
    items: [
      'contributing/introduction',
      {
        type: 'category',
        label: 'Getting Started',
        items: [
          'contributing/setup-repository',
          {
            type: 'category',
            label: 'CLI',
            items: ['contributing/CLI/specs-commands', 'contributing/CLI/clients-commands', 'contributing/CLI/cts-commands'],
          },
        ],
      },
      {
        type: 'category',
        label: 'Contributing',
        items: [
          'contributing/add-new-api-client',
          'contributing/add-new-language',
          {
            type: 'category',
            label: 'Testing',
            items: ['contributing/testing/common-test-suite', 'contributing/testing/playground'],
          },
          'contributing/commit-and-pull-request',
          'contributing/release-process',
        ],
      },
      'contributing/reference-of-any-api',
      'contributing/this-site',
    ],
  },
});
