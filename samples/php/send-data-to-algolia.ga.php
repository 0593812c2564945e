<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region save-many
// Replace this with your own records.
$archive = [];
foreach (range(0, 2499) as $number) {
    $archive[] = [
        'objectID' => 'film-' . $number,
        'title' => 'Film ' . $number,
        'year' => 1900 + ($number % 100),
    ];
}

// true: wait for the tasks.
$batches = $client->saveObjects('archive', $archive, true);
echo count($archive), ' records in ', count($batches), ' batches', PHP_EOL;
// endregion

// region change-many
$updates = [
    ['objectID' => 'film-0', 'title' => 'The first film'],
    ['objectID' => 'no-such-film', 'title' => 'Ignored'],
];
// false: don't create missing records. true: wait for the tasks.
$client->partialUpdateObjects('archive', $updates, false, true);

$client->deleteObjects('archive', ['film-1', 'film-2'], true);
// endregion

// region operations
$client->saveObjects(
    'films',
    [['objectID' => 'm', 'title' => 'M', 'watched' => 41, 'genres' => ['Crime']]],
    true,
);
$operations = [
    [
        'objectID' => 'm',
        'watched' => ['_operation' => 'Increment', 'value' => 1],
        'genres' => ['_operation' => 'AddUnique', 'value' => 'Thriller'],
    ],
];
$client->partialUpdateObjects('films', $operations, false, true);

print_r($client->getObject('films', 'm'));
// endregion

// region delete-by
$deleted = $client->deleteBy('archive', ['filters' => 'year < 1950']);
$client->waitForTask('archive', $deleted['taskID']);

$left = $client->searchSingleIndex('archive');
echo 'In the archive: ', $left['nbHits'], PHP_EOL;
// endregion

// region rate-limit
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;

foreach (array_chunk($archive, 1000) as $chunk) {
    for ($attempt = 1; ; $attempt++) {
        try {
            $client->saveObjects('archive', $chunk);
            break;
        } catch (BadRequestException $error) {
            if ($error->getCode() !== 429 || $attempt === 5) {
                throw $error;
            }
            sleep(2 ** $attempt);
        }
    }
}
// endregion
