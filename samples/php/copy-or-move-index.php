<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region copy
$copy = $client->operationIndex('films', [
    'operation' => 'copy',
    'destination' => 'films_backup',
]);
$client->waitForTask('films', $copy['taskID']);

$backup = $client->searchSingleIndex('films_backup', ['query' => '']);
echo $backup['nbHits'], ' records in the copy', PHP_EOL;
// endregion

// region scope
$partial = $client->operationIndex('films', [
    'operation' => 'copy',
    'destination' => 'films_next',
    'scope' => ['settings', 'synonyms', 'rules'],
]);
$client->waitForTask('films', $partial['taskID']);

$next = $client->searchSingleIndex('films_next', ['query' => '']);
echo $next['nbHits'], ' records with a scope', PHP_EOL;
// endregion

// region move
$move = $client->operationIndex('films_backup', [
    'operation' => 'move',
    'destination' => 'films_2023',
]);
$client->waitForTask('films_backup', $move['taskID']);

$moved = $client->searchSingleIndex('films_2023', ['query' => '']);
echo $moved['nbHits'], ' records under the new name', PHP_EOL;
// endregion

// region replace-prepare
$newFilms = [
    [
        'objectID' => 'past-lives',
        'title' => 'Past Lives',
        'director' => 'Celine Song',
        'year' => 2023,
    ],
    [
        'objectID' => 'aftersun',
        'title' => 'Aftersun',
        'director' => 'Charlotte Wells',
        'year' => 2022,
    ],
];
$temporary = 'films_tmp';

$prepared = $client->operationIndex('films', [
    'operation' => 'copy',
    'destination' => $temporary,
    'scope' => ['settings', 'synonyms', 'rules'],
]);
$client->waitForTask('films', $prepared['taskID']);
// endregion

// region replace-fill
$taskIDs = [];
foreach (array_chunk($newFilms, 1000) as $films) {
    $requests = [];
    foreach ($films as $film) {
        $requests[] = ['action' => 'addObject', 'body' => $film];
    }
    $taskIDs[] = $client->batch($temporary, ['requests' => $requests])['taskID'];
}
foreach ($taskIDs as $taskID) {
    $client->waitForTask($temporary, $taskID);
}
// endregion

// region replace-move
$swapped = $client->operationIndex($temporary, [
    'operation' => 'move',
    'destination' => 'films',
]);
$client->waitForTask($temporary, $swapped['taskID']);

$live = $client->searchSingleIndex('films', ['query' => '']);
echo $live['nbHits'], ' records in the live index', PHP_EOL;
// endregion
