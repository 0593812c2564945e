import {describe, expect, it} from 'vitest';
import {findOperation, readApi, readSamples} from './__fixtures__/exampleSamples.ts';
import {buildSamples} from './buildSamples.ts';
import {exampleRequest} from '@docs/openapi';

describe('samples', () => {
  it('of search searchSingleIndex', () => {
    const {javascript, php, java, curl} = readSamples('search', 'searchSingleIndex');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.searchSingleIndex({
        indexName: 'films',
        searchParams: {
          query: 'vileneuve',
          attributesToRetrieve: ['title'],
          attributesToHighlight: ['director'],
        },
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->searchSingleIndex('films', [
          'query' => 'vileneuve',
          'attributesToRetrieve' => ['title'],
          'attributesToHighlight' => ['director'],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import com.algolia.model.search.*;
      import java.util.Map;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.searchSingleIndex(
        "films",
        SearchParams.of(
          new SearchParamsObject()
            .setQuery("vileneuve")
            .addAttributesToRetrieve("title")
            .addAttributesToHighlight("director")
        ),
        Map.class
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "query": "vileneuve",
        "attributesToRetrieve": ["title"],
        "attributesToHighlight": ["director"]
      }'"
    `);
  });

  it('of search search', () => {
    const {javascript, php, java, curl} = readSamples('search', 'search');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.search({
        requests: [
          {
            indexName: 'films',
            query: 'alien',
            attributesToRetrieve: ['title', 'year'],
          },
          {
            indexName: 'films_by_year',
            filters: 'genres:Adventure',
            attributesToRetrieve: ['title', 'year'],
            hitsPerPage: 2,
          },
        ],
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->search([
          'requests' => [
              [
                  'indexName' => 'films',
                  'query' => 'alien',
                  'attributesToRetrieve' => ['title', 'year'],
              ],
              [
                  'indexName' => 'films_by_year',
                  'filters' => 'genres:Adventure',
                  'attributesToRetrieve' => ['title', 'year'],
                  'hitsPerPage' => 2,
              ],
          ],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import com.algolia.model.search.*;
      import java.util.List;
      import java.util.Map;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.search(
        new SearchMethodParams()
          .setRequests(List.of(
            SearchQuery.of(
              new SearchForHits()
                .setIndexName("films")
                .setQuery("alien")
                .setAttributesToRetrieve(List.of("title", "year"))
            ),
            SearchQuery.of(
              new SearchForHits()
                .setIndexName("films_by_year")
                .setFilters("genres:Adventure")
                .setAttributesToRetrieve(List.of("title", "year"))
                .setHitsPerPage(2)
            )
          )),
        Map.class
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/*/queries' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "requests": [
          {
            "indexName": "films",
            "query": "alien",
            "attributesToRetrieve": ["title", "year"]
          },
          {
            "indexName": "films_by_year",
            "filters": "genres:Adventure",
            "attributesToRetrieve": ["title", "year"],
            "hitsPerPage": 2
          }
        ]
      }'"
    `);
  });

  it('of search saveObject', () => {
    const {javascript, php, java, curl} = readSamples('search', 'saveObject');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.saveObject({
        indexName: 'films',
        body: {
          objectID: 'dune',
          title: 'Dune',
          director: 'Denis Villeneuve',
          year: 2021,
          genres: ['Science fiction', 'Adventure'],
          rating: 8,
          votes: 690000,
        },
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->saveObject('films', [
          'objectID' => 'dune',
          'title' => 'Dune',
          'director' => 'Denis Villeneuve',
          'year' => 2021,
          'genres' => ['Science fiction', 'Adventure'],
          'rating' => 8,
          'votes' => 690000,
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import java.util.List;
      import java.util.Map;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.saveObject("films", Map.of(
        "objectID", "dune",
        "title", "Dune",
        "director", "Denis Villeneuve",
        "year", 2021,
        "genres", List.of("Science fiction", "Adventure"),
        "rating", 8,
        "votes", 690000
      ));"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID.algolia.net/1/indexes/films' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "objectID": "dune",
        "title": "Dune",
        "director": "Denis Villeneuve",
        "year": 2021,
        "genres": ["Science fiction", "Adventure"],
        "rating": 8,
        "votes": 690000
      }'"
    `);
  });

  it('of search batch', () => {
    const {javascript, php, java, curl} = readSamples('search', 'batch');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.batch({
        indexName: 'films',
        batchWriteParams: {
          requests: [
            {
              action: 'addObject',
              body: {
                objectID: 'dune',
                title: 'Dune',
                director: 'Denis Villeneuve',
                year: 2021,
                genres: ['Science fiction', 'Adventure'],
                rating: 8,
                votes: 690000,
              },
            },
            {
              action: 'addObject',
              body: {
                objectID: 'arrival',
                title: 'Arrival',
                director: 'Denis Villeneuve',
                year: 2016,
                genres: ['Science fiction', 'Drama'],
                rating: 7.9,
                votes: 730000,
              },
            },
          ],
        },
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->batch('films', [
          'requests' => [
              [
                  'action' => 'addObject',
                  'body' => [
                      'objectID' => 'dune',
                      'title' => 'Dune',
                      'director' => 'Denis Villeneuve',
                      'year' => 2021,
                      'genres' => ['Science fiction', 'Adventure'],
                      'rating' => 8,
                      'votes' => 690000,
                  ],
              ],
              [
                  'action' => 'addObject',
                  'body' => [
                      'objectID' => 'arrival',
                      'title' => 'Arrival',
                      'director' => 'Denis Villeneuve',
                      'year' => 2016,
                      'genres' => ['Science fiction', 'Drama'],
                      'rating' => 7.9,
                      'votes' => 730000,
                  ],
              ],
          ],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import com.algolia.model.search.*;
      import java.util.List;
      import java.util.Map;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.batch(
        "films",
        new BatchWriteParams()
          .setRequests(List.of(
            new BatchRequest()
              .setAction(Action.ADD_OBJECT)
              .setBody(Map.of(
                "objectID", "dune",
                "title", "Dune",
                "director", "Denis Villeneuve",
                "year", 2021,
                "genres", List.of("Science fiction", "Adventure"),
                "rating", 8,
                "votes", 690000
              )),
            new BatchRequest()
              .setAction(Action.ADD_OBJECT)
              .setBody(Map.of(
                "objectID", "arrival",
                "title", "Arrival",
                "director", "Denis Villeneuve",
                "year", 2016,
                "genres", List.of("Science fiction", "Drama"),
                "rating", 7.9,
                "votes", 730000
              ))
          ))
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID.algolia.net/1/indexes/films/batch' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "requests": [
          {
            "action": "addObject",
            "body": {
              "objectID": "dune",
              "title": "Dune",
              "director": "Denis Villeneuve",
              "year": 2021,
              "genres": ["Science fiction", "Adventure"],
              "rating": 8,
              "votes": 690000
            }
          },
          {
            "action": "addObject",
            "body": {
              "objectID": "arrival",
              "title": "Arrival",
              "director": "Denis Villeneuve",
              "year": 2016,
              "genres": ["Science fiction", "Drama"],
              "rating": 7.9,
              "votes": 730000
            }
          }
        ]
      }'"
    `);
  });

  it('of search setSettings', () => {
    const {javascript, php, java, curl} = readSamples('search', 'setSettings');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.setSettings({
        indexName: 'films',
        indexSettings: {
          searchableAttributes: ['title', 'unordered(director)', 'unordered(genres)'],
          attributesForFaceting: ['searchable(director)', 'searchable(genres)'],
          customRanking: ['desc(rating)', 'desc(votes)'],
          replicas: ['films_by_year'],
        },
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->setSettings('films', [
          'searchableAttributes' => [
              'title',
              'unordered(director)',
              'unordered(genres)',
          ],
          'attributesForFaceting' => ['searchable(director)', 'searchable(genres)'],
          'customRanking' => ['desc(rating)', 'desc(votes)'],
          'replicas' => ['films_by_year'],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import com.algolia.model.search.*;
      import java.util.List;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.setSettings(
        "films",
        new IndexSettings()
          .setSearchableAttributes(List.of(
            "title",
            "unordered(director)",
            "unordered(genres)"
          ))
          .setAttributesForFaceting(List.of(
            "searchable(director)",
            "searchable(genres)"
          ))
          .setCustomRanking(List.of("desc(rating)", "desc(votes)"))
          .addReplicas("films_by_year")
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X PUT 'https://YOUR_APP_ID.algolia.net/1/indexes/films/settings' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "searchableAttributes": ["title", "unordered(director)", "unordered(genres)"],
        "attributesForFaceting": ["searchable(director)", "searchable(genres)"],
        "customRanking": ["desc(rating)", "desc(votes)"],
        "replicas": ["films_by_year"]
      }'"
    `);
  });

  it('of search operationIndex', () => {
    const {javascript, php, java, curl} = readSamples('search', 'operationIndex');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.operationIndex({
        indexName: 'films',
        operationIndexParams: {operation: 'copy', destination: 'films_copy'},
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->operationIndex('films', [
          'operation' => 'copy',
          'destination' => 'films_copy',
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import com.algolia.model.search.*;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.operationIndex(
        "films",
        new OperationIndexParams()
          .setOperation(OperationType.COPY)
          .setDestination("films_copy")
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID.algolia.net/1/indexes/films/operation' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{"operation": "copy", "destination": "films_copy"}'"
    `);
  });

  it('of search post', () => {
    const {javascript, php, java, curl} = readSamples('search', 'post');
    expect(javascript).toMatchInlineSnapshot(`
      "import {searchClient} from '@algolia/client-search';

      const client = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.post({
        path: '/my-endpoint',
        parameters: {page: 0},
        body: {name: 'A new resource'},
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\SearchClient;

      $client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->post(
          '/my-endpoint',
          ['page' => 0],
          ['name' => 'A new resource']
      );"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.SearchClient;
      import java.util.Map;

      var client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.post(
        "/my-endpoint",
        Map.of("page", 0),
        Map.of("name", "A new resource")
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID.algolia.net/1/my-endpoint?page=0' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{"name": "A new resource"}'"
    `);
  });

  it('of abtesting addABTests', () => {
    const {javascript, php, java, curl} = readSamples('abtesting', 'addABTests');
    expect(javascript).toMatchInlineSnapshot(`
      "import {abtestingClient} from '@algolia/client-abtesting';

      const client = abtestingClient('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      const response = await client.addABTests({
        name: 'Ranking by sales against ranking by rating',
        variant: [
          {index: 'products', trafficPercentage: 50, description: 'Ranking by sales'},
          {
            index: 'products_by_rating',
            trafficPercentage: 50,
            description: 'Ranking by rating',
          },
        ],
        endAt: '2030-06-17T00:00:00Z',
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\AbtestingClient;

      $client = AbtestingClient::create('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      $response = $client->addABTests([
          'name' => 'Ranking by sales against ranking by rating',
          'variant' => [
              [
                  'index' => 'products',
                  'trafficPercentage' => 50,
                  'description' => 'Ranking by sales',
              ],
              [
                  'index' => 'products_by_rating',
                  'trafficPercentage' => 50,
                  'description' => 'Ranking by rating',
              ],
          ],
          'endAt' => '2030-06-17T00:00:00Z',
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.AbtestingClient;
      import com.algolia.model.abtesting.*;
      import java.util.List;

      var client = new AbtestingClient("YOUR_APP_ID", "YOUR_API_KEY", "us");

      var response = client.addABTests(
        new AddABTestsRequest()
          .setName("Ranking by sales against ranking by rating")
          .setVariant(List.of(
            AddABTestsVariant.of(
              new AbTestsVariant()
                .setIndex("products")
                .setTrafficPercentage(50)
                .setDescription("Ranking by sales")
            ),
            AddABTestsVariant.of(
              new AbTestsVariant()
                .setIndex("products_by_rating")
                .setTrafficPercentage(50)
                .setDescription("Ranking by rating")
            )
          ))
          .setEndAt("2030-06-17T00:00:00Z")
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://analytics.us.algolia.com/2/abtests' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "name": "Ranking by sales against ranking by rating",
        "variant": [
          {
            "index": "products",
            "trafficPercentage": 50,
            "description": "Ranking by sales"
          },
          {
            "index": "products_by_rating",
            "trafficPercentage": 50,
            "description": "Ranking by rating"
          }
        ],
        "endAt": "2030-06-17T00:00:00Z"
      }'"
    `);
  });

  it('of insights pushEvents', () => {
    const {javascript, php, java, curl} = readSamples('insights', 'pushEvents');
    expect(javascript).toMatchInlineSnapshot(`
      "import {insightsClient} from '@algolia/client-insights';

      const client = insightsClient('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      const response = await client.pushEvents({
        events: [
          {
            eventType: 'click',
            eventName: 'Product Clicked',
            index: 'products',
            userToken: 'user-123456',
            queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
            objectIDs: ['jacket-10'],
            positions: [1],
          },
        ],
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\InsightsClient;

      $client = InsightsClient::create('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      $response = $client->pushEvents([
          'events' => [
              [
                  'eventType' => 'click',
                  'eventName' => 'Product Clicked',
                  'index' => 'products',
                  'userToken' => 'user-123456',
                  'queryID' => '43b15df305339e827f0ac0bdc5ebcaa7',
                  'objectIDs' => ['jacket-10'],
                  'positions' => [1],
              ],
          ],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.InsightsClient;
      import com.algolia.model.insights.*;

      var client = new InsightsClient("YOUR_APP_ID", "YOUR_API_KEY", "us");

      var response = client.pushEvents(
        new InsightEvents()
          .addEvents(
            new InsightEvent()
              .setEventType(EventType.CLICK)
              .setEventName("Product Clicked")
              .setIndex("products")
              .setUserToken("user-123456")
              .setQueryID("43b15df305339e827f0ac0bdc5ebcaa7")
              .addObjectIDs("jacket-10")
              .addPositions(1)
          )
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://insights.us.algolia.io/1/events' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "events": [
          {
            "eventType": "click",
            "eventName": "Product Clicked",
            "index": "products",
            "userToken": "user-123456",
            "queryID": "43b15df305339e827f0ac0bdc5ebcaa7",
            "objectIDs": ["jacket-10"],
            "positions": [1]
          }
        ]
      }'"
    `);
  });

  it('of analytics getTopSearches', () => {
    const {javascript, php, java, curl} = readSamples('analytics', 'getTopSearches');
    expect(javascript).toMatchInlineSnapshot(`
      "import {analyticsClient} from '@algolia/client-analytics';

      const client = analyticsClient('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      const response = await client.getTopSearches({index: 'products'});"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\AnalyticsClient;

      $client = AnalyticsClient::create('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      $response = $client->getTopSearches('products');"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.AnalyticsClient;

      var client = new AnalyticsClient("YOUR_APP_ID", "YOUR_API_KEY", "us");

      var response = client.getTopSearches("products");"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl 'https://analytics.us.algolia.com/2/searches?index=products' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY'"
    `);
  });

  it('of ingestion createTask, which has a JavaScript client only', () => {
    const {javascript, php, java, curl} = readSamples('ingestion', 'createTask');
    expect(javascript).toMatchInlineSnapshot(`
      "import {ingestionClient} from '@algolia/ingestion';

      const client = ingestionClient('YOUR_APP_ID', 'YOUR_API_KEY', 'us');

      const response = await client.createTaskV1({
        sourceID: '48c7f5a1-0e9b-4d23-86af-d1b3e7c95a60',
        destinationID: 'd82f6b13-4c7e-4a95-b1d0-5f9e8c3a6b27',
        trigger: {type: 'schedule', cron: '0 3 * * *'},
        action: 'replace',
      });"
    `);
    expect({php, java}).toEqual({php: undefined, java: undefined});
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://data.us.algolia.com/1/tasks' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "sourceID": "48c7f5a1-0e9b-4d23-86af-d1b3e7c95a60",
        "destinationID": "d82f6b13-4c7e-4a95-b1d0-5f9e8c3a6b27",
        "trigger": {"type": "schedule", "cron": "0 3 * * *"},
        "action": "replace"
      }'"
    `);
  });
});

describe('the region', () => {
  const region = '{region}';

  it('is in every sample of an API that has regions', () => {
    const document = readApi('personalization');
    const operation = findOperation(document, 'getPersonalizationStrategy');
    const samples = buildSamples(document, operation, exampleRequest(document, operation), region);
    expect(samples.map(({language, code}) => [language, code.split('\n').find((line) => line.includes(region))])).toEqual([
      ['javascript', "const client = personalizationClient('YOUR_APP_ID', 'YOUR_API_KEY', '{region}');"],
      ['php', "$client = PersonalizationClient::create('YOUR_APP_ID', 'YOUR_API_KEY', '{region}');"],
      ['java', 'var client = new PersonalizationClient("YOUR_APP_ID", "YOUR_API_KEY", "{region}");'],
      ['curl', "curl 'https://personalization.{region}.algolia.com/1/strategies/personalization' \\"],
    ]);
  });

  it('is the default of the API when none is given', () => {
    expect(readSamples('predict', 'getModelInstances').javascript).toContain("'YOUR_API_KEY', 'eu');");
  });

  it('is in no sample of an API without regions', () => {
    const document = readApi('search');
    const samples = buildSamples(document, findOperation(document, 'listIndices'), {}, region);
    expect(samples.filter(({code}) => code.includes(region))).toEqual([]);
  });
});

it('has cURL alone for an API without clients', () => {
  const document = {...readApi('insights'), 'x-clients': undefined};
  const samples = buildSamples(document, findOperation(document, 'get'), {path: {path: '/a'}});
  expect(samples.map(({language}) => language)).toEqual(['curl']);
});

it('leaves out what is too deep to be written', () => {
  const body: unknown = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000));
  const samples = readSamples('search', 'saveObject', {path: {indexName: 'films'}, body});
  expect(samples.curl).toContain('"a": null');
});
