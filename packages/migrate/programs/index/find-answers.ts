// differs: findAnswers
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

// The API is gone: both the service and the mock refuse it.
const answers = await index
    .findAnswers('who directed dune', ['en'], {attributesForPrediction: ['director'], nbHits: 3})
    .then(({hits}) => hits.length)
    .catch(() => 'refused');
console.log(answers);
