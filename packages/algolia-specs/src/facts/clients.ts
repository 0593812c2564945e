/** The pre-releases that this site documents, and the JavaScript clients before and after them, which samples also run with. */
export const clients = {
  javascript: {name: 'algoliasearch', version: '5.0.0-alpha.65', stable: '5.61.0', previous: '4.27.0'},
  php: {name: 'algolia/algoliasearch-client-php', version: '4.0.0-alpha.57'},
  java: {name: 'com.algolia:algoliasearch-client-java', version: '4.0.0-SNAPSHOT'},
} as const;

/** The released clients, which version 5 of the docs is about. */
export const releasedClients = {
  javascript: {name: 'algoliasearch', version: clients.javascript.stable},
  php: {name: 'algolia/algoliasearch-client-php', version: '4.47.0'},
  java: {name: 'com.algolia:algoliasearch', version: '4.42.0'},
} as const;
