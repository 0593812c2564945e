<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region settings
$changed = $client->setSettings('films', [
    'attributesForFaceting' => [
        'genres',
        'searchable(director)',
        'filterOnly(year)',
    ],
]);
$client->waitForTask('films', $changed['taskID']);
// endregion

// region filter
$scott = $client->searchSingleIndex('films', [
    'filters' => 'director:"Ridley Scott"',
]);
print_r(array_column($scott['hits'], 'title'));
// endregion

// region combine
$combined = $client->searchSingleIndex('films', [
    'filters' =>
        '(genres:Adventure OR genres:Drama) AND NOT director:"Ridley Scott" AND year >= 2000',
]);
print_r(array_column($combined['hits'], 'title'));
// endregion

// region range
$nineties = $client->searchSingleIndex('films', [
    'filters' => 'year:1990 TO 1999 AND rating > 7.4',
]);
print_r(array_column($nineties['hits'], 'title'));
// endregion

// region facet-filters
$listed = $client->searchSingleIndex('films', [
    // Adventure or Drama, and not by Ridley Scott.
    'facetFilters' => [
        ['genres:Adventure', 'genres:Drama'],
        'director:-Ridley Scott',
    ],
    'numericFilters' => ['year >= 2000'],
]);
print_r(array_column($listed['hits'], 'title'));
// endregion

// region choices
$choices = [
    'genres' => ['Science fiction', 'Horror'],
    'director' => ['Ridley Scott', 'Denis Villeneuve'],
];

$facetFilters = [];
foreach ($choices as $attribute => $values) {
    $alternatives = [];
    foreach ($values as $value) {
        $alternatives[] = $attribute . ':' . $value;
    }
    $facetFilters[] = $alternatives;
}
$chosen = $client->searchSingleIndex('films', ['facetFilters' => $facetFilters]);
print_r(array_column($chosen['hits'], 'title'));
// endregion

// region refused
try {
    $client->searchSingleIndex('films', ['filters' => 'director:Ridley Scott']);
} catch (BadRequestException $error) {
    echo 'Rejected with status ', $error->getCode(), PHP_EOL;
}
// endregion
