import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const change = { objectID: 'alien', votes: { _operation: 'Increment', value: 5 } }
await index.partialUpdateObject(change).wait()

const objectID = 'dune'
await index.partialUpdateObject({ title: 'Dune: Part One', objectID }).wait()

const update = async (film: { objectID: string; rating: number }, createIfNotExists = false) => {
  const { objectID: updated } = await index.partialUpdateObject(film, { createIfNotExists }).wait()
  return updated
}
console.log(await update({ objectID: 'arrival', rating: 9 }))
console.log(
  (
    await index.getObjects(['alien', 'dune', 'arrival'], {
      attributesToRetrieve: ['title', 'votes', 'rating'],
    })
  ).results,
)
