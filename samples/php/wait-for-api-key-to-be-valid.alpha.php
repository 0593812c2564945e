<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region add
$apiKey = [
    'acl' => ['search'],
    'description' => 'Search key of the film site',
    'indexes' => ['films'],
];
$key = $client->addApiKey($apiKey)['key'];

$client->waitForApiKey('add', $key);
echo 'The key is ready.', PHP_EOL;
// endregion

// region update
// This replaces the key: fields you leave out are reset to their default.
$changed = array_merge($apiKey, ['acl' => ['search', 'browse']]);
$client->updateApiKey($key, $changed);

$client->waitForApiKey('update', $key, $changed);
print_r($client->getApiKey($key)['acl']);
// endregion

// region delete
$client->deleteApiKey($key);

$client->waitForApiKey('delete', $key);
echo 'The key is gone.', PHP_EOL;
// endregion

// region check
$addedKey = $client->addApiKey($apiKey)['key'];
$client->waitForApiKey('add', $addedKey);

// Throws if the wait ended because of an error.
$stored = $client->getApiKey($addedKey);
print_r($stored['acl']);
// endregion

// region tries
$client->updateApiKey($addedKey, $changed);
// At most 100 retries, at most 500 milliseconds apart.
$client->waitForApiKey('update', $addedKey, $changed, 100, 500);
// endregion

// region own-loop
function findKey(SearchClient $client, string $key): ?array
{
    try {
        return $client->getApiKey($key);
    } catch (NotFoundException $error) {
        return null;
    }
}

function waitUntil(callable $isDone, int $maxRetries = 50): void
{
    for ($retries = 1; $retries <= $maxRetries; ++$retries) {
        if ($isDone()) {
            return;
        }
        usleep(min($retries * 200, 5000) * 1000); // microseconds
    }
    throw new RuntimeException(
        "The change is not there after $maxRetries retries.",
    );
}
// endregion

// region own-loop-use
$newKey = $client->addApiKey($apiKey)['key'];
waitUntil(function () use ($client, $newKey) {
    return findKey($client, $newKey) !== null;
});

$client->deleteApiKey($newKey);
waitUntil(function () use ($client, $newKey) {
    return findKey($client, $newKey) === null;
});
// endregion
