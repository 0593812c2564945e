<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Configuration\SearchConfig;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;
use Algolia\AlgoliaSearch\Exceptions\UnreachableException;
use Algolia\AlgoliaSearch\Support\AlgoliaAgent;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region save-many
$films = [
    ['objectID' => 'ran', 'title' => 'Ran', 'year' => 1985],
    ['objectID' => 'roma', 'title' => 'Roma', 'year' => 2018],
];
$waitForTasks = true;
$client->saveObjects('films', $films, $waitForTasks);
// endregion

// region update-many
$createIfNotExists = false;
$client->partialUpdateObjects(
    'films',
    [['objectID' => 'ran', 'country' => 'Japan']],
    $createIfNotExists,
    $waitForTasks,
);
// endregion

// region delete-many
$client->deleteObjects('films', ['heat', 'roma'], $waitForTasks);
// endregion

// region exists
echo var_export($client->indexExists('films_backup'), true), PHP_EOL;
// endregion

// region replace-all
$client->replaceAllObjects('films_backup', $films);
// endregion

// region secured-key
$securedKey = SearchClient::generateSecuredApiKey('YOUR_SEARCH_KEY', [
    'filters' => 'genres:Drama OR genres:Romance',
    'restrictIndices' => ['films'],
    'validUntil' => time() + 3600,
]);
// endregion

// region secured-validity
$seconds = SearchClient::getSecuredApiKeyRemainingValidity($securedKey);
// endregion
echo $seconds, PHP_EOL;

// region secured-search
$visitor = SearchClient::create('YOUR_APP_ID', $securedKey);
$allowed = $visitor->searchSingleIndex('films', ['query' => '']);
// endregion
print_r(array_column($allowed['hits'], 'title'));

// region api-key
$created = $client->addApiKey([
    'acl' => ['search'],
    'description' => 'Film page',
    'indexes' => ['films'],
]);
$key = $created['key'];
$client->waitForApiKey($key, 'add');
// endregion

// region request-timeout
$arrivals = $client->searchSingleIndex(
    'films',
    ['query' => 'arrival'],
    ['readTimeout' => 10],
);
// endregion
