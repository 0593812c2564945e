<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
// endregion

// region all
$all = $client->searchSingleIndex('films', ['facets' => ['*'], 'hitsPerPage' => 1]);
print_r(array_keys($all['facets']));
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
            'hitsPerPage' => 1,
        ],
        [
            'indexName' => 'films',
            'facetFilters' => [$isDrama],
            'facets' => ['director'],
            'hitsPerPage' => 1,
        ],
    ],
]);
[$films, $genres, $directors] = $response['results'];
echo 'Results: ', $films['nbHits'], PHP_EOL;
print_r($genres['facets']);
print_r($directors['facets']);
// endregion
