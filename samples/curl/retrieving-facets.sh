# region setup
# Searches go to YOUR_APP_ID-dsn.algolia.net.
# endregion

# region facets
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{"query": "", "facets": ["genres"]}'
# endregion

# region all
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{"facets": ["*"], "hitsPerPage": 0}'
# endregion

# region limit
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{"facets": ["genres"], "maxValuesPerFacet": 3, "sortFacetValuesBy": "alpha"}'
# endregion

# region values
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/facets/director/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{"facetQuery": "vil", "maxFacetHits": 5}'
# endregion

# region within
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/facets/director/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{"facetQuery": "j", "params": "filters=year%20%3E%3D%202000"}'
# endregion

# region several
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/*/queries' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{
    "requests": [
      {"indexName": "films", "facetFilters": [["genres:Drama"], ["director:Ridley Scott"]]},
      {"indexName": "films", "facetFilters": [["director:Ridley Scott"]], "facets": ["genres"], "hitsPerPage": 0},
      {"indexName": "films", "facetFilters": [["genres:Drama"]], "facets": ["director"], "hitsPerPage": 0}
    ]
  }'
# endregion
