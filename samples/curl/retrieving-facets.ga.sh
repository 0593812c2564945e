# region setup
# Searches go to YOUR_APP_ID-dsn.algolia.net.
# endregion

# region all
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{"facets": ["*"], "hitsPerPage": 1}'
# endregion

# region several
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/*/queries' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_SEARCH_KEY' \
  -H 'content-type: application/json' \
  -d '{
    "requests": [
      {"indexName": "films", "facetFilters": [["genres:Drama"], ["director:Ridley Scott"]]},
      {"indexName": "films", "facetFilters": [["director:Ridley Scott"]], "facets": ["genres"], "hitsPerPage": 1},
      {"indexName": "films", "facetFilters": [["genres:Drama"]], "facets": ["director"], "hitsPerPage": 1}
    ]
  }'
# endregion
