import {expect, it} from 'vitest';
import {findOperation, shopDocument} from './__fixtures__/shopDocument.ts';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import {buildPlainSamples} from './buildPlainSamples.ts';

const document = shopDocument('https://shop.example.com/v1');

function build(operationId: string, request: ApiRequest): Record<string, string> {
  const samples = buildPlainSamples(document, findOperation(document, operationId), request);
  return Object.fromEntries(samples.map(({language, code}) => [language, code]));
}

it('writes a request that reads', () => {
  const {curl, javascript, python} = build('listOffers', {path: {shop: 'books'}, query: {ids: [1]}});
  expect(curl).toMatchInlineSnapshot(`
    "curl 'https://shop.example.com/v1/shops/books/offers?ids=1' \\
      -H 'X-Key: YOUR_API_KEY'"
  `);
  expect(javascript).toMatchInlineSnapshot(`
    "const response = await fetch(
      'https://shop.example.com/v1/shops/books/offers?ids=1',
      {headers: {'X-Key': 'YOUR_API_KEY'}},
    );
    const answer = await response.json();"
  `);
  expect(python).toMatchInlineSnapshot(`
    "import requests

    response = requests.get(
        "https://shop.example.com/v1/shops/books/offers?ids=1",
        headers={"X-Key": "YOUR_API_KEY"},
    )
    answer = response.json()"
  `);
});

it('writes JSON', () => {
  const body = {name: 'Orwell’s books', isNew: true, note: null, prices: [{amount: 9.5, currency: 'EUR'}, {amount: 10}]};
  const {curl, javascript, python} = build('addOffer', {body});
  expect(curl).toMatchInlineSnapshot(`
    "curl -X POST 'https://shop.example.com/v1/offers' \\
      -u 'YOUR_USERNAME:YOUR_PASSWORD' \\
      -H 'Content-Type: application/json' \\
      -d '{
      "name": "Orwell’s books",
      "isNew": true,
      "note": null,
      "prices": [{"amount": 9.5, "currency": "EUR"}, {"amount": 10}]
    }'"
  `);
  expect(javascript).toMatchInlineSnapshot(`
    "const response = await fetch('https://shop.example.com/v1/offers', {
      method: 'POST',
      headers: {
        Authorization: 'Basic ' + btoa('YOUR_USERNAME:YOUR_PASSWORD'),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        name: 'Orwell’s books',
        isNew: true,
        note: null,
        prices: [{amount: 9.5, currency: 'EUR'}, {amount: 10}],
      }),
    });
    const answer = await response.json();"
  `);
  expect(python).toMatchInlineSnapshot(`
    "import requests

    response = requests.post(
        "https://shop.example.com/v1/offers",
        auth=("YOUR_USERNAME", "YOUR_PASSWORD"),
        json={
            "name": "Orwell’s books",
            "isNew": True,
            "note": None,
            "prices": [{"amount": 9.5, "currency": "EUR"}, {"amount": 10}],
        },
    )
    answer = response.json()"
  `);
});

it('writes a form', () => {
  const {curl, javascript, python} = build('replaceOffers', {body: {name: 'A & B', kind: 'sale'}});
  expect(curl).toMatchInlineSnapshot(`
    "curl -X PUT 'https://shop.example.com/v1/offers' \\
      -H 'Authorization: Bearer YOUR_ACCESS_TOKEN' \\
      --data-urlencode 'name=A & B' \\
      --data-urlencode 'kind=sale'"
  `);
  expect(javascript).toMatchInlineSnapshot(`
    "const response = await fetch('https://shop.example.com/v1/offers', {
      method: 'PUT',
      headers: {Authorization: 'Bearer YOUR_ACCESS_TOKEN'},
      body: new URLSearchParams({name: 'A & B', kind: 'sale'}),
    });"
  `);
  expect(python).toMatchInlineSnapshot(`
    "import requests

    response = requests.put(
        "https://shop.example.com/v1/offers",
        headers={"Authorization": "Bearer YOUR_ACCESS_TOKEN"},
        data={"name": "A & B", "kind": "sale"},
    )"
  `);
});

it('writes a form with a file', () => {
  const {curl, javascript, python} = build('addPicture', {body: {title: 'Cover', picture: ''}});
  expect(curl).toMatchInlineSnapshot(`
    "curl -X POST 'https://shop.example.com/v1/pictures?key=YOUR_API_KEY' \\
      --form-string 'title=Cover' \\
      -F 'picture=@picture.bin'"
  `);
  expect(javascript).toMatchInlineSnapshot(`
    "const form = new FormData();
    form.append('title', 'Cover');
    form.append('picture', new File(['content'], 'picture.bin'));

    const response = await fetch(
      'https://shop.example.com/v1/pictures?key=YOUR_API_KEY',
      {method: 'POST', body: form},
    );"
  `);
  expect(python).toMatchInlineSnapshot(`
    "import requests

    response = requests.post(
        "https://shop.example.com/v1/pictures?key=YOUR_API_KEY",
        files=[("title", (None, "Cover")), ("picture", open("picture.bin", "rb"))],
    )"
  `);
});

it('writes bytes', () => {
  const {curl, javascript, python} = build('sendPicture', {body: ''});
  expect(curl).toMatchInlineSnapshot(`
    "curl -X DELETE 'https://shop.example.com/v1/offers' \\
      -H 'Cookie: sid=YOUR_API_KEY' \\
      -H 'Content-Type: image/png' \\
      --data-binary '@file.bin'"
  `);
  expect(javascript).toMatchInlineSnapshot(`
    "const response = await fetch('https://shop.example.com/v1/offers', {
      method: 'DELETE',
      headers: {Cookie: 'sid=YOUR_API_KEY', 'Content-Type': 'image/png'},
      body: new File(['content'], 'file.bin'),
    });"
  `);
  expect(python).toMatchInlineSnapshot(`
    "import requests

    response = requests.delete(
        "https://shop.example.com/v1/offers",
        headers={"Cookie": "sid=YOUR_API_KEY", "Content-Type": "image/png"},
        data=open("file.bin", "rb"),
    )"
  `);
});

it('has no JavaScript for what fetch refuses to send', () => {
  expect(Object.keys(build('listOffers', {body: {}}))).toEqual(['curl', 'python']);
});

it('leaves out what is too deep to be written', () => {
  const body: unknown = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000));
  expect(build('addOffer', {body}).python).toContain('"a": None');
});

it('writes XML with the names that the document has for it', () => {
  const own = readDocument(`
servers: [{url: 'https://shop.example.com'}]
paths:
  /notes:
    post:
      operationId: addNote
      requestBody: {content: {application/xml: {schema: {xml: {name: note}, properties: {text: {type: string, xml: {name: line}}}}}}}
      responses: {'204': {description: Added.}}
`);
  const [curl] = buildPlainSamples(own, findOperation(own, 'addNote'), {body: {text: 'Tea & cake'}});
  expect(curl?.code).toMatchInlineSnapshot(`
    "curl -X POST 'https://shop.example.com/notes' \\
      -H 'Content-Type: application/xml' \\
      --data-raw '<note>
      <line>Tea &amp; cake</line>
    </note>'"
  `);
});
