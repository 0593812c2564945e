import type {Task} from './task.ts';

/** Code in a language of the clients. */
export const howToTasks: Task[] = [
  {
    id: 'save-and-wait',
    kind: 'how-to',
    question:
      'My Node script pushes a few thousand products and the integration test queries right afterwards, but the new ones aren’t there yet. How do I block until they can be found?',
    words: 'save many records and wait until they are indexed',
    given: {language: 'javascript'},
    needs: [
      {name: 'saves a list with saveObjects', pattern: /saveObjects\(/},
      {name: 'waits with waitForTasks or waitForTask', pattern: /waitForTasks: true|waitForTask\(\{/},
      {name: 'says what it waits for', pattern: /published|until all of them are searchable/},
    ],
  },
  {
    id: 'replace-catalogue',
    kind: 'how-to',
    question:
      'Our nightly PHP cron empties the index and uploads the whole catalogue again. For some minutes visitors see zero results. How do other people do this without the gap?',
    words: 'replace all records without downtime',
    given: {language: 'php'},
    needs: [
      {name: 'calls replaceAllObjects in PHP', pattern: /->replaceAllObjects\(/},
      {name: 'says that it goes through a temporary index', pattern: /temporary index/},
      {
        name: 'says that the key needs deleteIndex',
        pattern: /`deleteIndex`(\*\*)? (right|works)|needs `deleteIndex`|no `deleteIndex`/,
      },
    ],
  },
  {
    id: 'tenant-keys',
    kind: 'how-to',
    question:
      'SaaS app, all customers live in one index, and the browser queries Algolia directly. How can I make sure customer A never gets documents of customer B?',
    words: 'secured API key per customer with filters',
    given: {language: 'javascript'},
    needs: [
      {name: 'makes a key with generateSecuredApiKey', pattern: /generateSecuredApiKey\(\{/},
      {name: 'puts the filter into its restrictions', pattern: /restrictions: \{\s*filters:/},
      {name: 'lets it expire', pattern: /validUntil/},
      {name: 'has a parent that can only search', pattern: /acl: \['search'\]|with the `search` right/},
    ],
  },
  {
    id: 'export-all',
    kind: 'how-to',
    question:
      'I have to write all 300k documents of an index to a CSV from Java, but the pages just stop after a while. What’s the right call for that?',
    words: 'export all records of an index',
    given: {language: 'java'},
    needs: [
      {name: 'loops over browseObjects in Java', pattern: /client\.browseObjects\(/},
      {
        name: 'names the right, browse',
        pattern: /`browse` right|needs `browse`|`search`\s*\|\s*`browse`|missing `search` or `browse`/,
      },
      {name: 'says that it gets all pages by itself', pattern: /cursor|page by page/},
    ],
  },
  {
    id: 'checkbox-filters',
    kind: 'how-to',
    question:
      "User ticks two brands and I send facetFilters ['brand:Apple', 'brand:Samsung']: zero results. Both brands exist! How do I say \"either of them\"?",
    words: 'facetFilters OR between values',
    given: {language: 'javascript'},
    needs: [
      {name: 'shows a list in a list', pattern: /\[\[(['"])[^'"\]]+\1, ?\1[^'"\]]+\1\]/},
      {name: 'says that the inner list means or', pattern: /inner list means OR|\*\*or\*\*|[Nn]est them/},
    ],
  },
  {
    id: 'corporate-proxy',
    kind: 'how-to',
    question:
      'Outgoing traffic of our Spring Boot service has to go through a corporate proxy on port 3128. Where do I configure that for Algolia?',
    words: 'configure HTTP proxy',
    given: {language: 'java'},
    needs: [
      {name: 'builds the address of the proxy', pattern: /InetSocketAddress/},
      {name: 'configures the requester', pattern: /setRequesterConfig/},
      {name: 'passes options to the client', pattern: /ClientOptions/},
    ],
  },
  {
    id: 'worker',
    kind: 'how-to',
    question:
      'Which import do I need in a Cloudflare Worker? With algoliasearch/lite the deploy works, but each request crashes at runtime.',
    words: 'client for Cloudflare Workers',
    given: {language: 'javascript'},
    needs: [
      {name: 'imports @algolia/client-search', pattern: /@algolia\/client-search/},
      {name: 'creates a searchClient', pattern: /searchClient\(/},
      {name: 'says why the lite client fails', pattern: /no build for workers|XMLHttpRequest is not defined/},
    ],
  },
  {
    id: 'several-indices',
    kind: 'how-to',
    question:
      'One search box should show products, blog posts and FAQ entries at once. Can Symfony fetch all three with one round trip instead of three?',
    words: 'search multiple indices in one request',
    given: {language: 'php'},
    needs: [
      {name: 'calls search in PHP', pattern: /\$client->search\(\[/},
      {name: 'sends a list of requests', pattern: /'requests' => \[/},
      {name: 'names an index in each', pattern: /\['indexName' =>/},
    ],
  },
  {
    id: 'php-upgrade',
    kind: 'how-to',
    question:
      "composer update took us from algoliasearch-client-php 3 to 4 and now $client->initIndex('films')->search('dune') dies with \"undefined method\". What is the new way to write it?",
    words: 'PHP client 4 replacement for initIndex search',
    given: {language: 'php'},
    needs: [
      {name: 'names the new namespace', pattern: /Algolia\\AlgoliaSearch\\Api/},
      {name: 'calls searchSingleIndex', pattern: /->searchSingleIndex\(/},
      {name: 'passes the query as a parameter', pattern: /'query' =>/},
    ],
  },
];
