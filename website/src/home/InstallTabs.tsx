import type {ReactNode} from 'react';
import {Code} from '../content/CodeBlock.tsx';
import {TabItem, Tabs} from '../content/Tabs.tsx';

const javascript = {
  install: `npm install --save-exact algoliasearch@5.0.0-alpha.65`,
  search: `import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_KEY');
const {hits} = await client.searchSingleIndex({
  indexName: 'books',
  searchParams: {query: 'dune'},
});`,
};

const php = {
  install: `composer require algolia/algoliasearch-client-php:4.0.0-alpha.57`,
  search: `use Algolia\\AlgoliaSearch\\Api\\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_KEY');
$found = $client->searchSingleIndex(
    'books',
    ['query' => 'dune'],
);`,
};

const java = {
  install: `repositories {
  mavenCentral()
  maven { url 'https://oss.sonatype.org/content/repositories/snapshots' }
}

dependencies {
  implementation 'com.algolia:algoliasearch-client-java:4.0.0-SNAPSHOT'
}`,
  search: `var client = new SearchClient("YOUR_APP_ID", "YOUR_KEY");
var query = new SearchParamsObject().setQuery("dune");
var found = client.searchSingleIndex(
  "books", SearchParams.of(query), Map.class);`,
};

/** How to install a client and search with it, in the reader's language. */
export function InstallTabs(): ReactNode {
  return (
    <Tabs groupId="language">
      <TabItem value="javascript" label="JavaScript">
        <Code language="bash" code={javascript.install} title="Install" />
        <Code language="javascript" code={javascript.search} title="Search" />
      </TabItem>
      <TabItem value="php" label="PHP">
        <Code language="bash" code={php.install} title="Install" />
        <Code language="php" code={php.search} title="Search" />
      </TabItem>
      <TabItem value="java" label="Java">
        <Code language="groovy" code={java.install} title="Install" />
        <Code language="java" code={java.search} title="Search" />
      </TabItem>
    </Tabs>
  );
}
