import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')

const { keys } = await client.listApiKeys()
for (const { value } of keys) {
  const key = await client.getApiKey(value)
  console.log(key.acl, key.description, key.indexes ?? [])
}
