<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region batch
$films = [
    ['objectID' => 'metropolis', 'title' => 'Metropolis', 'year' => 1927],
    ['objectID' => 'playtime', 'title' => 'Playtime', 'year' => 1967],
];

$requests = [];
foreach ($films as $film) {
    $requests[] = ['action' => 'addObject', 'body' => $film];
}
$accepted = $client->batch('films', ['requests' => $requests]);
print_r($accepted['objectIDs']);
// endregion

// region wait
$client->waitForTask('films', $accepted['taskID']);
// endregion

// region find
$found = $client->searchSingleIndex('films', ['query' => 'playtime']);
print_r(array_column($found['hits'], 'title'));
// endregion

// region one-record
$saved = $client->saveObject('films', [
    'title' => 'Stalker',
    'director' => 'Andrei Tarkovsky',
    'year' => 1979,
]);
$client->waitForTask('films', $saved['taskID']);
// Keep the ID: you need it to change the record later.
echo $saved['objectID'], PHP_EOL;
// endregion

// region changes
$changes = [
    [
        'action' => 'partialUpdateObject',
        'body' => ['objectID' => 'metropolis', 'rating' => 8.3],
    ],
    [
        'action' => 'partialUpdateObjectNoCreate',
        'body' => ['objectID' => 'no-such-film', 'rating' => 1],
    ],
    ['action' => 'deleteObject', 'body' => ['objectID' => 'playtime']],
];
$changed = $client->batch('films', ['requests' => $changes]);
$client->waitForTask('films', $changed['taskID']);
// endregion

// region chunks
// Replace this with your own records.
$archive = [];
foreach (range(0, 2499) as $number) {
    $archive[] = ['objectID' => 'film-' . $number, 'title' => 'Film ' . $number];
}
$batchSize = 1000;
$taskIDs = [];

foreach (array_chunk($archive, $batchSize) as $chunk) {
    $requests = [];
    foreach ($chunk as $film) {
        $requests[] = ['action' => 'addObject', 'body' => $film];
    }
    $taskIDs[] = $client->batch('archive', ['requests' => $requests])['taskID'];
}

foreach ($taskIDs as $taskID) {
    $client->waitForTask('archive', $taskID);
}
echo count($archive), ' records in ', count($taskIDs), ' batches', PHP_EOL;
// endregion
