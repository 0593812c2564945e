<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region add
$apiKey = [
    'acl' => ['search'],
    'description' => 'Search key of the film site',
    'indexes' => ['films'],
];
$key = $client->addApiKey($apiKey)['key'];

$client->waitForApiKey($key, 'add');
echo 'The key is ready.', PHP_EOL;
// endregion

// region update
// This replaces the key: fields you leave out are reset to their default.
$changed = array_merge($apiKey, ['acl' => ['search', 'browse']]);
$client->updateApiKey($key, $changed);

$client->waitForApiKey($key, 'update', $changed);
print_r($client->getApiKey($key)['acl']);
// endregion

// region delete
$client->deleteApiKey($key);

$client->waitForApiKey($key, 'delete');
echo 'The key is gone.', PHP_EOL;
// endregion

// region tries
$addedKey = $client->addApiKey($apiKey)['key'];
$client->waitForApiKey($addedKey, 'add');

$client->updateApiKey($addedKey, $changed);
// At most 100 retries, at most 500 milliseconds apart.
$client->waitForApiKey($addedKey, 'update', $changed, 100, 500);
// endregion
