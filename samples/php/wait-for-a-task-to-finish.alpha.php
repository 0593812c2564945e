<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Support\Helpers;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region own-delay
$cleared = $client->clearObjects('films_copy');
Helpers::retryUntil(
    $client,
    'getTask',
    ['films_copy', $cleared['taskID']],
    function ($task) {
        return $task['status'] === 'published';
    },
    200,
    2000,
    function ($timeout, $retries) {
        return min($retries * 100, $timeout) * 1000; // microseconds
    },
);
// endregion
