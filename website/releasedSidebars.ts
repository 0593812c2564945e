import {defineSidebars} from './src/config/sidebarsConfig.ts';

/** The sidebars of version 5, which has no pages for contributors. */
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
            items: [
              'clients/migration-guides/javascript',
              'clients/migration-guides/java',
              'clients/migration-guides/php',
              'clients/migration-guides/from-the-pre-release',
            ],
          },
          'clients/use-with-an-agent',
        ],
      },
      {
        type: 'category',
        label: 'Guides',
        items: [
          'clients/guides/send-data-to-algolia',
          'clients/guides/search-and-paginate',
          'clients/guides/filtering-your-search',
          'clients/guides/retrieving-facets',
          'clients/guides/secured-api-keys',
          'clients/guides/in-the-browser-and-on-the-edge',
          'clients/guides/customized-client-usage',
          'clients/guides/wait-for-a-task-to-finish',
          'clients/guides/wait-for-api-key-to-be-valid',
          'clients/guides/copy-or-move-index',
          'clients/guides/copy-index-to-another-application',
        ],
      },
    ],
  },
});
