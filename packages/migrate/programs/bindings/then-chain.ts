import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

await index
  .search<{ title: string }>('ridley')
  .then(({ hits }) => hits.map((hit) => hit.title))
  .then((titles) => console.log(titles))

await index
  .getSettings()
  .then((settings) => index.setSettings({ ...settings, hitsPerPage: 2 }).wait())
await index
  .search('')
  .then((response) => console.log(response.hits.length))
  .catch((error) => console.log('failed', error))
  .finally(() => console.log('done'))
