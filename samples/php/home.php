<?php

require __DIR__ . '/vendor/autoload.php';

// region search
use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
$found = $client->searchSingleIndex('films', ['query' => 'dune']);
// endregion

print_r($found['hits']);
