const { default: algoliasearch } = require('algoliasearch')
const index = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initIndex('films')

module.exports = (async () => {
  const { results } = await index.getObjects(['dune', 'alien'])
  console.log(results.map(({ title }) => title))
})()
