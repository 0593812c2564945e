// differs: transporter
import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')

const { items } = await client.transporter.read<{ items: { name: string }[] }>(
  { method: 'GET', path: '1/indexes' },
  {},
)
console.log(items.length)
