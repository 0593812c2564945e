<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
// endregion

// region facets
$found = $client->searchSingleIndex('films', [
    'query' => '',
    'facets' => ['genres'],
]);
echo $found['nbHits'], ' films', PHP_EOL;
foreach ($found['facets']['genres'] as $genre => $count) {
    echo $genre, ': ', $count, PHP_EOL;
}
// endregion

// region all
$all = $client->searchSingleIndex('films', ['facets' => ['*'], 'hitsPerPage' => 0]);
print_r(array_keys($all['facets']));
// endregion

// region limit
$limited = $client->searchSingleIndex('films', [
    'facets' => ['genres'],
    'maxValuesPerFacet' => 3,
    'sortFacetValuesBy' => 'alpha',
]);
print_r($limited['facets']['genres']);
// endregion

// region values
$directors = $client->searchForFacetValues('films', 'director', [
    'facetQuery' => 'vil',
    'maxFacetHits' => 5,
]);
foreach ($directors['facetHits'] as $hit) {
    echo $hit['value'], ' ', $hit['highlighted'], ' ', $hit['count'], PHP_EOL;
}
// endregion

// region within
$since2000 = $client->searchForFacetValues('films', 'director', [
    'facetQuery' => 'j',
    'params' => 'filters=' . rawurlencode('year >= 2000'),
]);
print_r(array_column($since2000['facetHits'], 'value'));
// endregion

// region several
$isDrama = ['genres:Drama'];
$byScott = ['director:Ridley Scott'];

$response = $client->search([
    'requests' => [
        ['indexName' => 'films', 'facetFilters' => [$isDrama, $byScott]],
        [
            'indexName' => 'films',
            'facetFilters' => [$byScott],
            'facets' => ['genres'],
            'hitsPerPage' => 0,
        ],
        [
            'indexName' => 'films',
            'facetFilters' => [$isDrama],
            'facets' => ['director'],
            'hitsPerPage' => 0,
        ],
    ],
]);
[$films, $genres, $directors] = $response['results'];
echo 'Results: ', $films['nbHits'], PHP_EOL;
print_r($genres['facets']);
print_r($directors['facets']);
// endregion
