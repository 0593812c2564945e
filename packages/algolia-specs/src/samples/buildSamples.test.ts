import {describe, expect, it} from 'vitest';
import {type ApiRequest, exampleRequest, listOperations, type OpenApiDocument} from '@docs/openapi';
import {readClients} from '../extensions/readExtensions.ts';
import {apis, findOperation} from './__fixtures__/exampleSamples.ts';
import {regionalApi, shopApi} from './__fixtures__/shopApi.ts';
import type {LanguageName} from '../facts/languages.ts';
import {buildSamples} from './buildSamples.ts';

type Options = {document?: OpenApiDocument; request?: ApiRequest; region?: string};

/** The code of an operation's samples by language, for its example or for another request. */
function build(operationId: string, {document = shopApi, request, region}: Options = {}): Partial<Record<LanguageName, string>> {
  const operation = findOperation(document, operationId);
  const samples = buildSamples(document, operation, request ?? exampleRequest(operation), region);
  return Object.fromEntries(samples.map(({language, code}) => [language, code]));
}

describe('samples', () => {
  it('read with a body that has alternatives, from the host for reads', () => {
    const {javascript, php, java, curl} = build('searchShop');
    expect(javascript).toMatchInlineSnapshot(`
      "import {shopClient} from '@algolia/client-shop';

      const client = shopClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.searchShop({
        shopName: 'books',
        searchParams: {query: 'orwell', fields: ['title']},
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\ShopClient;

      $client = ShopClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->searchShop('books', [
          'query' => 'orwell',
          'fields' => ['title'],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.ShopClient;
      import com.algolia.model.shop.*;
      import java.util.Map;

      var client = new ShopClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.searchShop(
        "books",
        SearchParams.of(
          new SearchParamsObject().setQuery("orwell").addFields("title")
        ),
        Map.class
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID-dsn.example.net/1/shops/books/query' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{"query": "orwell", "fields": ["title"]}'"
    `);
  });

  it('write lists of objects, enums and maps', () => {
    const {javascript, php, java, curl} = build('addOffers');
    expect(javascript).toMatchInlineSnapshot(`
      "import {shopClient} from '@algolia/client-shop';

      const client = shopClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.addOffers({
        shopName: 'books',
        offersRequest: {
          offers: [
            {kind: 'sale', price: 9.5, tags: {season: 'winter'}},
            {kind: 'loan', price: 1},
          ],
        },
      });"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\ShopClient;

      $client = ShopClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->addOffers('books', [
          'offers' => [
              ['kind' => 'sale', 'price' => 9.5, 'tags' => ['season' => 'winter']],
              ['kind' => 'loan', 'price' => 1],
          ],
      ]);"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.ShopClient;
      import com.algolia.model.shop.*;
      import java.util.List;
      import java.util.Map;

      var client = new ShopClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.addOffers(
        "books",
        new OffersRequest()
          .setOffers(List.of(
            new Offer()
              .setKind(OfferKind.SALE)
              .setPrice(9.5)
              .setTags(Map.of("season", "winter")),
            new Offer().setKind(OfferKind.LOAN).setPrice(1.0)
          ))
      );"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -X POST 'https://YOUR_APP_ID.example.net/1/shops/books/offers' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY' \\
        -H 'content-type: application/json' \\
        -d '{
        "offers": [
          {"kind": "sale", "price": 9.5, "tags": {"season": "winter"}},
          {"kind": "loan", "price": 1}
        ]
      }'"
    `);
  });

  it('leave out parameters that need not be given', () => {
    const {javascript, php, java, curl} = build('listOffers');
    expect(javascript).toMatchInlineSnapshot(`
      "import {shopClient} from '@algolia/client-shop';

      const client = shopClient('YOUR_APP_ID', 'YOUR_API_KEY');

      const response = await client.listOffers({shop: 'books & more'});"
    `);
    expect(php).toMatchInlineSnapshot(`
      "use Algolia\\AlgoliaSearch\\Api\\ShopClient;

      $client = ShopClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

      $response = $client->listOffers('books & more');"
    `);
    expect(java).toMatchInlineSnapshot(`
      "import com.algolia.api.ShopClient;

      var client = new ShopClient("YOUR_APP_ID", "YOUR_API_KEY");

      var response = client.listOffers("books & more");"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl 'https://YOUR_APP_ID-dsn.example.net/1/offers?shop=books%20%26%20more' \\
        -H 'x-algolia-application-id: YOUR_APP_ID' \\
        -H 'x-algolia-api-key: YOUR_API_KEY'"
    `);
  });
});

describe('the region', () => {
  it('is in every sample of an API that has regions', () => {
    const samples = build('listOffers', {document: regionalApi, region: 'eu'});
    const lines = Object.entries(samples).map(([language, code]) => [
      language,
      code.split('\n').find((line) => /\beu\b/.test(line)),
    ]);
    expect(lines).toEqual([
      ['javascript', "const client = shopClient('YOUR_APP_ID', 'YOUR_API_KEY', 'eu');"],
      ['php', "$client = ShopClient::create('YOUR_APP_ID', 'YOUR_API_KEY', 'eu');"],
      ['java', 'var client = new ShopClient("YOUR_APP_ID", "YOUR_API_KEY", "eu");'],
      ['curl', "curl 'https://shop.eu.example.com/1/offers?shop=books%20%26%20more' \\"],
    ]);
  });

  it('is the default of the API when none is given', () => {
    expect(build('listOffers', {document: regionalApi}).javascript).toContain("'YOUR_API_KEY', 'us');");
  });

  it('is in no sample of an API without regions', () => {
    expect(build('listOffers', {region: 'eu'})).toEqual(build('listOffers'));
  });
});

it('has cURL alone for an API without clients', () => {
  const document = {...shopApi, 'x-clients': undefined};
  expect(Object.keys(build('listOffers', {document}))).toEqual(['curl']);
});

it('leaves out what is too deep to be written', () => {
  const body: unknown = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000));
  expect(build('addOffers', {request: {path: {shopName: 'books'}, body}}).curl).toContain('"a": null');
});

describe.each([...apis])('every operation of %s', (_, document) => {
  it('has a sample of each client, or says why not, and cURL with its method', () => {
    const clients = readClients(document) ?? {};
    for (const operation of listOperations(document)) {
      const samples = buildSamples(document, operation, exampleRequest(operation));
      const languages = samples.map(({language}) => language);
      const curl = samples.at(-1);
      expect(curl?.language).toBe('curl');
      expect(curl?.code).toContain(
        operation.method === 'get' ? "curl 'https://" : `curl -X ${operation.method.toUpperCase()} 'https://`,
      );
      for (const language of Object.keys(clients))
        if (!languages.includes(language as LanguageName)) expect(curl?.note).toMatch(/^There's no \w+ sample/);
    }
  });
});
