// differs: isn’t in reach
function getIndex(name) {
  const algoliasearch = require("algoliasearch");
  return algoliasearch("YOUR_APP_ID", "YOUR_API_KEY").initIndex(name);
}

module.exports = getIndex("films")
  .search("dune")
  .then(({ hits }) => console.log(hits[0].title));
