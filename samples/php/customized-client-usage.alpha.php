<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Log\DebugLogger;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region log
DebugLogger::enable();
$client->getSettings('films');
// endregion

// region any-endpoint
$resource = $client->get('/my-endpoint', ['page' => 0]);
echo $resource['name'], PHP_EOL;
// endregion
