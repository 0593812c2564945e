<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;

$source = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
$destination = SearchClient::create('OTHER_APP_ID', 'OTHER_API_KEY');
$indexName = 'films';
$taskIDs = []; // tasks of the destination
// endregion

// region guard
try {
    $destination->getSettings($indexName);
    throw new RuntimeException("The destination already has an index $indexName.");
} catch (NotFoundException $error) {
    // The name isn't taken.
}
// endregion

// region settings
$settings = $source->getSettings($indexName);
// Both refer to indices of the source application.
unset($settings['replicas'], $settings['primary']);

$taskIDs[] = $destination->setSettings($indexName, $settings)['taskID'];
// endregion

// region rules
$rules = iterator_to_array($source->browseRules($indexName), false);

// Skip the call if the list is empty.
if ($rules !== []) {
    $taskIDs[] = $destination->saveRules($indexName, $rules)['taskID'];
}
// endregion

// region synonyms
$synonyms = iterator_to_array($source->browseSynonyms($indexName), false);

if ($synonyms !== []) {
    $taskIDs[] = $destination->saveSynonyms($indexName, $synonyms)['taskID'];
}
// endregion

// region records
$requests = [];
foreach ($source->browseObjects($indexName) as $record) {
    $requests[] = ['action' => 'addObject', 'body' => $record];
    if (count($requests) === 1000) {
        $taskIDs[] = $destination->batch($indexName, ['requests' => $requests])[
            'taskID'
        ];
        $requests = [];
    }
}
if ($requests !== []) {
    $taskIDs[] = $destination->batch($indexName, ['requests' => $requests])[
        'taskID'
    ];
}
// endregion

// region wait
foreach ($taskIDs as $taskID) {
    $destination->waitForTask($indexName, $taskID);
}
// endregion

// region compare
$clients = ['source' => $source, 'destination' => $destination];
foreach ($clients as $application => $client) {
    foreach ($client->listIndices()['items'] as $index) {
        if ($index['name'] === $indexName) {
            echo "$application: {$index['entries']} records", PHP_EOL;
        }
    }
}
// endregion
