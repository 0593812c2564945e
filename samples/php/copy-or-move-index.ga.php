<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region exists
if (!$client->indexExists('films')) {
    throw new RuntimeException('There is no index films.');
}
// endregion

// region replace-all
$allFilms = [
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

$responses = $client->replaceAllObjects('films', $allFilms);
echo 'Batches: ', count($responses['batchResponses']), PHP_EOL;

$replaced = $client->searchSingleIndex('films', ['query' => '']);
echo $replaced['nbHits'], ' records after the call', PHP_EOL;
// endregion
