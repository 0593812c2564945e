# region setup
# Writes and tasks go to YOUR_APP_ID.algolia.net, searches to YOUR_APP_ID-dsn.algolia.net.
# endregion

# region batch
curl -X POST 'https://YOUR_APP_ID.algolia.net/1/indexes/films/batch' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{
    "requests": [
      {"action": "addObject", "body": {"objectID": "metropolis", "title": "Metropolis", "year": 1927}},
      {"action": "addObject", "body": {"objectID": "playtime", "title": "Playtime", "year": 1967}}
    ]
  }'
# endregion

# region wait
# Replace the number with the taskID of the response.
until curl -s 'https://YOUR_APP_ID.algolia.net/1/indexes/films/task/1514562690001' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' | grep -q '"published"'; do
  sleep 1
done
# endregion

# region find
curl -X POST 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{"query": "playtime"}'
# endregion

# region one-record
curl -X POST 'https://YOUR_APP_ID.algolia.net/1/indexes/films' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{"title": "Stalker", "director": "Andrei Tarkovsky", "year": 1979}'
# endregion

# region changes
curl -X POST 'https://YOUR_APP_ID.algolia.net/1/indexes/films/batch' \
  -H 'x-algolia-application-id: YOUR_APP_ID' \
  -H 'x-algolia-api-key: YOUR_API_KEY' \
  -H 'content-type: application/json' \
  -d '{
    "requests": [
      {"action": "partialUpdateObject", "body": {"objectID": "metropolis", "rating": 8.3}},
      {"action": "partialUpdateObjectNoCreate", "body": {"objectID": "no-such-film", "rating": 1}},
      {"action": "deleteObject", "body": {"objectID": "playtime"}}
    ]
  }'
# endregion
