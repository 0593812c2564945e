<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\ExceededRetriesException;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region wait
$saved = $client->saveObject('films', [
    'objectID' => 'past-lives',
    'title' => 'Past Lives',
    'director' => 'Celine Song',
    'year' => 2023,
]);
$client->waitForTask('films', $saved['taskID']);

$found = $client->searchSingleIndex('films', ['query' => 'past lives']);
print_r(array_column($found['hits'], 'title'));
// endregion

// region several-tasks
$updates = [];
foreach (['dune', 'arrival', 'alien'] as $objectID) {
    $updates[] = [
        'action' => 'partialUpdateObject',
        'body' => ['objectID' => $objectID, 'watched' => true],
    ];
}

$taskIDs = [];
foreach (array_chunk($updates, 2) as $requests) {
    $taskIDs[] = $client->batch('films', ['requests' => $requests])['taskID'];
}
foreach ($taskIDs as $taskID) {
    $client->waitForTask('films', $taskID);
}
// endregion

// region many-indices
$perIndex = $client->multipleBatch([
    'requests' => [
        [
            'action' => 'addObject',
            'indexName' => 'films',
            'body' => ['objectID' => 'aftersun', 'title' => 'Aftersun'],
        ],
        [
            'action' => 'addObject',
            'indexName' => 'films_copy',
            'body' => ['objectID' => 'aftersun', 'title' => 'Aftersun'],
        ],
    ],
]);
foreach ($perIndex['taskID'] as $indexName => $taskID) {
    $client->waitForTask($indexName, $taskID);
    echo "$indexName is up to date", PHP_EOL;
}
// endregion

// region tries
$deleted = $client->deleteObject('films', 'past-lives');
// At most 200 retries, at most 2000 milliseconds apart.
$client->waitForTask('films', $deleted['taskID'], [], 200, 2000);
// endregion

// region out-of-tries
$cleared = $client->clearObjects('films_copy');
try {
    $client->waitForTask('films_copy', $cleared['taskID'], [], 1);
} catch (ExceededRetriesException $error) {
    echo 'Not published yet. The task continues: wait again later.', PHP_EOL;
}
// endregion

// region get-task
$task = $client->getTask('films_copy', $cleared['taskID']);
echo $task['status'], PHP_EOL;
// endregion
