import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

await client.setDictionarySettings({disableStandardEntries: {stopwords: {en: true}}}).wait();
const {disableStandardEntries} = await client.getDictionarySettings();
console.log(typeof disableStandardEntries);
