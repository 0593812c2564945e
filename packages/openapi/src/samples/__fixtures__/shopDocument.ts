import {parse} from 'yaml';
import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import {listOperations, type PlacedOperation} from '../../document/walk.ts';

/** An API with one operation of each kind, at a server of its own. */
export function shopDocument(server: string): OpenApiDocument {
  return {...(parse(shop) as OpenApiDocument), servers: [{url: server}]};
}

export function findOperation(document: OpenApiDocument, operationId: string): PlacedOperation {
  const found = listOperations(document).find(({value}) => value.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

const shop = `
openapi: 3.1.0
info: {title: Shop, version: 1.0.0}
security: [{key: []}]
paths:
  /shops/{shop}/offers:
    get:
      operationId: listOffers
      parameters:
        - {name: shop, in: path, required: true, schema: {type: string}}
        - {name: tags, in: query, style: pipeDelimited, explode: false, schema: {type: array}}
        - {name: ids, in: query, schema: {type: array}}
        - {name: filter, in: query, style: deepObject, schema: {type: object}}
        - {name: sort, in: query, content: {application/json: {schema: {type: object}}}}
        - {name: X-Locale, in: header, schema: {type: string}}
        - {name: session, in: cookie, schema: {type: string}}
      responses: {'200': {description: Fine., content: {application/json: {}}}}
    head:
      operationId: countOffers
      responses: {}
  /offers:
    post:
      operationId: addOffer
      security: [{basic: []}]
      requestBody: {required: true, content: {application/json: {schema: {type: object}}}}
      responses: {'201': {description: Added., content: {application/json: {}}}}
    put:
      operationId: replaceOffers
      security: [{token: []}]
      requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object}}}}
      responses: {'204': {description: Replaced.}}
    patch:
      operationId: noteOffer
      security: []
      requestBody: {content: {text/plain: {schema: {type: string}}}}
      responses: {'204': {description: Noted.}}
    delete:
      operationId: sendPicture
      security: [{session: []}, {key: []}]
      requestBody: {content: {image/png: {}}}
      responses: {'204': {description: Sent.}}
  /pictures:
    post:
      operationId: addPicture
      security: [{word: []}]
      requestBody:
        content:
          multipart/form-data:
            schema: {type: object, properties: {title: {type: string}, picture: {type: string, contentMediaType: application/octet-stream}}}
      responses: {'204': {description: Added.}}
    put:
      operationId: describePicture
      requestBody: {content: {application/vnd.shop+json: {schema: {type: object}}}}
      responses: {'204': {description: Described.}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    word: {type: apiKey, in: query, name: key}
    session: {type: apiKey, in: cookie, name: sid}
    basic: {type: http, scheme: basic}
    token: {type: oauth2, flows: {}}
`;
