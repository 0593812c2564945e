/** A page that a newcomer needs, as the search offers it. */
export type StartingPoint = {url: string; title: string; about: string};

/** Offered before anything is asked, and when nothing is found. The search page links to all of them, so the build checks them. */
export const startingPoints: StartingPoint[] = [
  {url: '/docs/clients/introduction', title: 'Introduction to the clients', about: 'What they are, and your first search'},
  {url: '/docs/clients/installation', title: 'Installation', about: 'JavaScript, PHP or Java, with or without an account'},
  {url: '/docs/clients/guides/send-data-to-algolia', title: 'Send data to Algolia', about: 'Add, change and delete records'},
  {
    url: '/docs/clients/guides/filtering-your-search',
    title: 'Filtering your search',
    about: 'Only find records with certain values',
  },
  {url: '/docs/clients/migration-guides', title: 'Migration guide', about: 'From the handwritten clients to the generated ones'},
  {url: '/specs/search', title: 'Search API', about: 'Every operation, field and error'},
];
