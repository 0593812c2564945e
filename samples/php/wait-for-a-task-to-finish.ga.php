<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\ExceededRetriesException;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region batch-helper
$client->saveObjects(
    'films',
    [
        ['objectID' => 'aftersun', 'title' => 'Aftersun'],
        [
            'objectID' => 'past-lives',
            'title' => 'Past Lives',
            'director' => 'Celine Song',
            'year' => 2023,
        ],
    ],
    true, // wait for the tasks
);
echo $client->getObject('films', 'aftersun')['title'], PHP_EOL;
// endregion

// region wait-options
use Algolia\AlgoliaSearch\Configuration\SearchConfig;

$config = SearchConfig::create('YOUR_APP_ID', 'YOUR_API_KEY')
    ->setMaxRetries(200)
    ->setWaitTaskTimeBeforeRetry(2000); // the longest delay, in milliseconds
$patient = SearchClient::createWithConfig($config);
// endregion
echo count($patient->listIndices()['items']), PHP_EOL;

// region failed-wait
$deleted = $client->deleteObject('films', 'past-lives');
$client->waitForTask('films', $deleted['taskID']);

// Throws what the wait has hidden.
$task = $client->getTask('films', $deleted['taskID']);
echo $task['status'], PHP_EOL;
// endregion
