// types: Type 'string' is not assignable to type 'SupportedLanguage
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const entries = [{objectID: 'down', language: 'en', word: 'down'}];
await client.saveDictionaryEntries('stopwords', entries).wait();
await client
    .replaceDictionaryEntries('plurals', [{objectID: 'mouse', language: 'en', words: ['mouse', 'mice']}])
    .wait();
await client.deleteDictionaryEntries('stopwords', ['down']).wait();
console.log('saved, replaced, deleted');
