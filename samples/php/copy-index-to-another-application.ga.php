<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$source = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
$destination = SearchClient::create('OTHER_APP_ID', 'OTHER_API_KEY');
$indexName = 'films';
$taskIDs = []; // tasks of the destination
// endregion

// region guard
if ($destination->indexExists($indexName)) {
    throw new RuntimeException("The destination already has an index $indexName.");
}
// endregion
