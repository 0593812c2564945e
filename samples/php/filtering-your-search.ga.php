<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region quotes
$conditions = [];
foreach (['Ridley Scott', "Damien O'Donnell"] as $name) {
    $conditions[] = 'director:"' . $name . '"';
}

$quoted = $client->searchSingleIndex('films', [
    'filters' => implode(' OR ', $conditions),
]);
print_r(array_column($quoted['hits'], 'title'));
// endregion

// region dates
$films = [
    ['objectID' => 'dune', 'released' => strtotime('2021-10-22 UTC')],
    ['objectID' => 'arrival', 'released' => strtotime('2016-11-11 UTC')],
];
// No new records (false), and wait (true).
$client->partialUpdateObjects('films', $films, false, true);

$start = strtotime('2021-01-01 UTC');
$end = strtotime('2022-01-01 UTC');
$released = $client->searchSingleIndex('films', [
    'filters' => "released >= $start AND released < $end",
]);
print_r(array_column($released['hits'], 'title'));
// endregion

// region optional
$promoted = $client->searchSingleIndex('films', [
    // Science fiction first, horror last.
    'optionalFilters' => ['genres:Science fiction', 'genres:-Horror'],
]);
echo $promoted['nbHits'], ' films', PHP_EOL;
// endregion
