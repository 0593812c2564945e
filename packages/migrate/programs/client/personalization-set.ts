import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const personalization = client.initPersonalization();

const {message} = await personalization.setPersonalizationStrategy({
    eventsScoring: [{eventName: 'Film watched', eventType: 'conversion', score: 50}],
    facetsScoring: [{facetName: 'genres', score: 80}],
    personalizationImpact: 60,
});
console.log(message);
