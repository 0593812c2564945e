const client = require('algoliasearch')('YOUR_APP_ID', 'YOUR_API_KEY');
var index = client.initIndex('films');

module.exports = index
    .deleteBy({filters: 'year < 1990'})
    .wait()
    .then(() => index.search(''))
    .then((res) => {
        console.log(res.nbHits);
    });
