import type {Task} from './task.ts';

/** The HTTP request for a purpose: operation, body, and right of the key. */
export const callTasks: Task[] = [
  {
    id: 'track-click',
    kind: 'call',
    question: 'Without a client library: how do I tell Algolia that a shopper opened the third hit of a search?',
    words: 'send click event after search',
    needs: [
      {name: 'POST /1/events', pattern: /POST \/1\/events/},
      {name: 'names eventName and userToken', pattern: /"eventName"[\s\S]*"userToken"/},
      {name: 'says that such a click needs positions', pattern: /needs positions|positions: one per/},
      {name: 'names the right, search', pattern: /`?search`? right/},
    ],
  },
  {
    id: 'delete-by-condition',
    kind: 'call',
    question: 'Plain HTTP: throw out every product with stock 0. I don’t know their IDs.',
    words: 'delete records by filter',
    needs: [
      {name: 'POST …/deleteByQuery', pattern: /POST \/1\/indexes\/\{indexName\}\/deleteByQuery/},
      {name: 'takes filters', pattern: /"filters"/},
      {name: 'names the right, deleteIndex', pattern: /`?deleteIndex`? right/},
    ],
  },
  {
    id: 'count-likes',
    kind: 'call',
    question:
      'Plus one on the likes of a single record over REST. Two servers do it at the same time, so reading it first and writing it back isn’t an option.',
    words: 'increment attribute of a record',
    needs: [
      {name: 'POST …/partial', pattern: /POST \/1\/indexes\/\{indexName\}\/\{objectID\}\/partial/},
      {name: 'sends an _operation', pattern: /"_operation"/},
      {name: 'which is Increment', pattern: /"Increment"/},
      {name: 'names the right, addObject', pattern: /`?addObject`? right/},
    ],
  },
  {
    id: 'synonyms',
    kind: 'call',
    question:
      'People type tv but all our products say television. Which endpoint makes both words find the same things, and with what JSON?',
    words: 'add synonyms',
    needs: [
      {
        name: 'PUT …/synonyms/{objectID} or POST …/synonyms/batch',
        pattern: /PUT \/1\/indexes\/\{indexName\}\/synonyms\/\{objectID\}|POST \/1\/indexes\/\{indexName\}\/synonyms\/batch/,
      },
      {name: 'says that the type is synonym', pattern: /"synonym"/},
      {name: 'lists the words in synonyms', pattern: /"synonyms"/},
      {name: 'names the right, editSettings', pattern: /`?editSettings`? right/},
    ],
  },
  {
    id: 'searches-without-results',
    kind: 'call',
    question: 'For a weekly mail to marketing I need the terms visitors typed where our shop came back empty.',
    words: 'searches without results',
    needs: [
      {name: 'GET /2/searches/noResults', pattern: /GET \/2\/searches\/noResults/},
      {name: 'says that the index is required', pattern: /\bindex`? \([^)]*required/},
      {name: 'limits it to a week', pattern: /startDate/},
      {name: 'names the right, analytics', pattern: /`?analytics`? right/},
    ],
  },
  {
    id: 'bought-together',
    kind: 'call',
    question: 'What do I POST to get the "customers also put this in their basket" products for item 4711?',
    words: 'frequently bought together recommendations',
    needs: [
      {name: 'POST /1/indexes/*/recommendations', pattern: /POST \/1\/indexes\/\*\/recommendations/},
      {name: 'chooses the model bought-together', pattern: /bought-together/},
      {name: 'starts from an objectID', pattern: /"objectID"/},
      {name: 'names the threshold, which is required', pattern: /"threshold"/},
    ],
  },
];
