import {parse} from 'yaml';
import type {OpenApiDocument} from '@docs/openapi';

/** A small API with an operation for each thing that samples differ by. No change of a real spec changes it. */
export const shopApi = parse(`
openapi: 3.1.0
info: {title: Shop API, version: 1.0.0}
x-clients:
  javascript: {package: '@algolia/client-shop', factory: shopClient, version: 5.0.0}
  php: {class: ShopClient}
  java: {class: ShopClient, models: shop}
servers:
  - {url: 'https://{appId}.example.net', variables: {appId: {default: ALGOLIA_APPLICATION_ID}}}
  - {url: 'https://{appId}-dsn.example.net', variables: {appId: {default: ALGOLIA_APPLICATION_ID}}}
paths:
  /1/shops/{shopName}/query:
    post:
      operationId: searchShop
      x-read: true
      x-returns-records: true
      x-body-name: searchParams
      parameters:
        - {name: shopName, in: path, required: true, schema: {type: string}, example: books}
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/SearchParams'}
            examples: {byAuthor: {value: {query: orwell, fields: [title]}}}
      responses: {}
  /1/shops/{shopName}/offers:
    post:
      operationId: addOffers
      parameters:
        - {name: shopName, in: path, required: true, schema: {type: string}, example: books}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/OffersRequest'}
            examples: {two: {value: {offers: [{kind: sale, price: 9.5, tags: {season: winter}}, {kind: loan, price: 1}]}}}
      responses: {}
  /1/offers:
    get:
      operationId: listOffers
      parameters:
        - {name: shop, in: query, required: true, schema: {type: string}, example: books & more}
        - {name: limit, in: query, schema: {type: integer}, example: 5}
      responses: {}
components:
  schemas:
    SearchParams:
      oneOf: [{$ref: '#/components/schemas/SearchParamsString'}, {$ref: '#/components/schemas/SearchParamsObject'}]
    SearchParamsString: {type: object, properties: {params: {type: string}}, required: [params]}
    SearchParamsObject: {type: object, properties: {query: {type: string}, fields: {type: array, items: {type: string}}}}
    OffersRequest:
      type: object
      required: [offers]
      properties: {offers: {type: array, items: {$ref: '#/components/schemas/Offer'}}}
    Offer:
      type: object
      properties:
        kind: {$ref: '#/components/schemas/OfferKind'}
        price: {type: number}
        tags: {type: object, additionalProperties: {type: string}}
    OfferKind: {type: string, enum: [sale, loan]}
`) as OpenApiDocument;

/** The same API in regions. */
export const regionalApi: OpenApiDocument = {
  ...shopApi,
  servers: [{url: 'https://shop.{region}.example.com', variables: {region: {default: 'us', enum: ['us', 'eu']}}}],
};
