<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region first-program
$film = [
    'objectID' => 'metropolis',
    'title' => 'Metropolis',
    'director' => 'Fritz Lang',
    'year' => 1927,
];

$saved = $client->saveObject('films', $film);
// Writes are queued: without this line, the search might run too early.
$client->waitForTask('films', $saved['taskID']);

$found = $client->searchSingleIndex('films', ['query' => 'metroplis']);
print_r(array_column($found['hits'], 'title'));
// endregion
