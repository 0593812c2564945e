import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const personalization = client.initPersonalization({region: 'eu'});

const {personalizationImpact} = await personalization.getPersonalizationStrategy();
console.log(personalizationImpact);
