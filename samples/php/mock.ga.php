<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Configuration\SearchConfig;

$config = SearchConfig::create('mockAppId', 'mockAdminKey')->setFullHosts([
    'http://localhost:4019',
]);
$client = SearchClient::createWithConfig($config);
// endregion
