# region setup
# Settings go to YOUR_APP_ID.algolia.net, searches to YOUR_APP_ID-dsn.algolia.net.
# endregion

# region settings
curl -X PUT 'https://YOUR_APP_ID.algolia.net/1/indexes/films/settings' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{"attributesForFaceting": ["genres", "searchable(director)", "filterOnly(year)"]}'
# endregion

# region filter
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{"filters": "director:\"Ridley Scott\""}'
# endregion

# region combine
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{
    "filters": "(genres:Adventure OR genres:Drama) AND NOT director:\"Ridley Scott\" AND year >= 2000"
  }'
# endregion

# region range
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{"filters": "year:1990 TO 1999 AND rating > 7.4"}'
# endregion

# region facet-filters
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{
    "facetFilters": [["genres:Adventure", "genres:Drama"], "director:-Ridley Scott"],
    "numericFilters": ["year >= 2000"]
  }'
# endregion
