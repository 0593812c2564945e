import type {Task} from './task.ts';

/** Requests that the API refuses. What is wrong has to stand on one line with what is right. */
export const refusedTasks: Task[] = [
  {
    id: 'misspelled-parameter',
    kind: 'refused',
    question: 'I keep getting a 400 for this query and can’t see the mistake.',
    given: {method: 'POST', path: '/1/indexes/products/query', body: {query: 'shoes', hitPerPage: 5}},
    needs: [
      {name: 'names hitPerPage and suggests hitsPerPage', pattern: /hitPerPage.*hitsPerPage/},
      {name: 'names the operation', pattern: /searchSingleIndex/},
    ],
  },
  {
    id: 'flat-batch',
    kind: 'refused',
    question: 'Bulk upload returns a 400, although the JSON is valid.',
    given: {method: 'POST', path: '/1/indexes/products/batch', body: [{objectID: 'shirt', name: 'Shirt'}]},
    needs: [
      {name: 'says that the body isn’t a list', pattern: /^\d+\. .*(object|array|list)/m},
      {name: 'names requests', pattern: /"requests"/},
      {name: 'names action and addObject', pattern: /"action"[\s\S]*"addObject"/},
    ],
  },
  {
    id: 'click-without-position',
    kind: 'refused',
    question: 'Our click tracking is rejected as invalid, but all IDs are right.',
    given: {
      method: 'POST',
      path: '/1/events',
      body: {
        events: [
          {
            eventType: 'click',
            eventName: 'Product Opened',
            index: 'products',
            userToken: 'user-1',
            queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
            objectIDs: ['shirt'],
          },
        ],
      },
    },
    needs: [
      {name: 'says that the event lacks positions', pattern: /^\d+\. .*events.*positions/m},
      {name: 'one per object ID', pattern: /one (position )?per object ID/},
    ],
  },
  {
    id: 'settings-typos',
    kind: 'refused',
    question: 'Filtering by brand is broken, and this call that should set it up again fails.',
    given: {
      method: 'PUT',
      path: '/1/indexes/products/settings?forwardToReplica=true',
      body: {attributesForFacetting: ['brand']},
    },
    needs: [
      {name: 'suggests attributesForFaceting', pattern: /attributesForFacetting.*attributesForFaceting/},
      {name: 'suggests forwardToReplicas', pattern: /forwardToReplica\b.*forwardToReplicas/},
      {name: 'names the right, editSettings', pattern: /`?editSettings`? right/},
    ],
  },
  {
    id: 'facet-values',
    kind: 'refused',
    question: 'The type-ahead over our brands worked in the prototype, now it’s refused.',
    given: {
      operation: 'searchForFacetValues',
      parameters: {indexName: 'products', facet: 'brand'},
      body: {facetQuery: 'a', maxFacetHits: 500},
    },
    needs: [
      {name: 'says that facetName is missing', pattern: /^\d+\. .*facetName/m},
      {name: 'says that maxFacetHits ends at 100', pattern: /^\d+\. .*maxFacetHits.*\b100\b/m},
    ],
  },
  {
    id: 'wrong-path',
    kind: 'refused',
    question: 'I send my query to the search endpoint of the index and get an error. Is the URL wrong?',
    given: {method: 'POST', path: '/1/indexes/products/search', body: {query: 'shoes'}},
    needs: [
      {name: 'POST …/query', pattern: /POST \/1\/indexes\/\{indexName\}\/query/},
      {name: 'names the operation', pattern: /searchSingleIndex/},
    ],
  },
];
