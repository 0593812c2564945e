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

// region send-in-chunks
function sendInChunks(
    SearchClient $client,
    string $indexName,
    string $action,
    array $bodies
): void {
    $taskIDs = [];
    foreach (array_chunk($bodies, 1000) as $chunk) {
        $requests = [];
        foreach ($chunk as $body) {
            $requests[] = ['action' => $action, 'body' => $body];
        }
        $sent = $client->batch($indexName, ['requests' => $requests]);
        $taskIDs[] = $sent['taskID'];
    }
    foreach ($taskIDs as $taskID) {
        $client->waitForTask($indexName, $taskID);
    }
}
// endregion

// region save-many
$films = [
    ['objectID' => 'ran', 'title' => 'Ran', 'year' => 1985],
    ['objectID' => 'roma', 'title' => 'Roma', 'year' => 2018],
];
sendInChunks($client, 'films', 'updateObject', $films);
// endregion

// region delete-many
sendInChunks($client, 'films', 'deleteObject', [
    ['objectID' => 'heat'],
    ['objectID' => 'roma'],
]);
// endregion

// region exists
function indexExists(SearchClient $client, string $indexName): bool
{
    try {
        $client->getSettings($indexName);
        return true;
    } catch (NotFoundException $exception) {
        return false;
    }
}
// endregion
echo var_export(indexExists($client, 'films_backup'), true), PHP_EOL;

// region replace-all
function replaceAllRecords(
    SearchClient $client,
    string $indexName,
    array $bodies
): void {
    $temporary = $indexName . '_' . time();
    $copy = $client->operationIndex($indexName, [
        'operation' => 'copy',
        'destination' => $temporary,
        'scope' => ['settings', 'synonyms', 'rules'],
    ]);
    $client->waitForTask($indexName, $copy['taskID']);

    sendInChunks($client, $temporary, 'addObject', $bodies);

    $move = $client->operationIndex($temporary, [
        'operation' => 'move',
        'destination' => $indexName,
    ]);
    $client->waitForTask($temporary, $move['taskID']);
}

replaceAllRecords($client, 'films_backup', $films);
// endregion

// region secured-key
function createSecuredKey(string $searchKey, array $restrictions): string
{
    $texts = [];
    foreach ($restrictions as $name => $value) {
        // JSON preserves nested lists: values in an inner list
        // are combined with OR.
        $texts[$name] = is_string($value) ? $value : json_encode($value);
    }
    $query = http_build_query($texts, '', '&', PHP_QUERY_RFC3986);
    return base64_encode(hash_hmac('sha256', $query, $searchKey) . $query);
}

$securedKey = createSecuredKey('YOUR_SEARCH_KEY', [
    'facetFilters' => [['genres:Drama', 'genres:Romance']],
    'restrictIndices' => ['films'],
    'validUntil' => time() + 3600,
]);
// endregion

// region secured-validity
function readRemainingSeconds(string $key): ?int
{
    $isFound = preg_match('/validUntil=(\d+)/', base64_decode($key), $parts);
    return $isFound === 1 ? (int) $parts[1] - time() : null;
}
// endregion

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
// endregion
