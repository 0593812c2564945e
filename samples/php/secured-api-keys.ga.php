<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

// The admin API key: it creates the parent key. Server only.
$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region data
$settings = $client->setSettings('invoices', [
    'attributesForFaceting' => ['filterOnly(tenant)'],
]);
$client->waitForTask('invoices', $settings['taskID']);

$invoices = [
    ['objectID' => '1', 'tenant' => 'acme', 'title' => 'Anvils'],
    ['objectID' => '2', 'tenant' => 'acme', 'title' => 'Rockets'],
    ['objectID' => '3', 'tenant' => 'globex', 'title' => 'Lasers'],
];
$client->saveObjects('invoices', $invoices, true);
// endregion

// region parent
$parentApiKey = $client->addApiKey([
    'acl' => ['search'],
    'indexes' => ['invoices'],
    'description' => 'Parent of the tenant keys',
])['key'];
$client->waitForApiKey($parentApiKey, 'add');
// endregion

// region generate
function createTenantKey(
    string $parentApiKey,
    string $tenant,
    string $userToken
): string {
    return SearchClient::generateSecuredApiKey($parentApiKey, [
        'filters' => "tenant:\"$tenant\"",
        'restrictIndices' => ['invoices'],
        'validUntil' => time() + 60 * 60,
        'userToken' => $userToken,
    ]);
}
// endregion

// region search
$acmeKey = createTenantKey($parentApiKey, 'acme', 'user-1');
$tenant = SearchClient::create('YOUR_APP_ID', $acmeKey);
print_r(array_column($tenant->searchSingleIndex('invoices')['hits'], 'title'));
// endregion

// region widen
$widened = $tenant->searchSingleIndex('invoices', ['filters' => 'tenant:globex']);
echo $widened['nbHits'], ' invoices of globex', PHP_EOL;
// endregion

// region refresh
$tenant->setClientApiKey(createTenantKey($parentApiKey, 'globex', 'user-2'));
print_r(array_column($tenant->searchSingleIndex('invoices')['hits'], 'title'));
// endregion

// region validity
$seconds = SearchClient::getSecuredApiKeyRemainingValidity($acmeKey);
echo round($seconds / 60), ' minutes left', PHP_EOL;
// endregion

// region no-expiry
use Algolia\AlgoliaSearch\Exceptions\ValidUntilNotFoundException;

$endless = SearchClient::generateSecuredApiKey($parentApiKey, [
    'filters' => 'tenant:acme',
]);
try {
    SearchClient::getSecuredApiKeyRemainingValidity($endless);
} catch (ValidUntilNotFoundException $error) {
    echo $error->getMessage(), PHP_EOL;
}
// endregion

// region revoke
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;

$client->deleteApiKey($parentApiKey);
$client->waitForApiKey($parentApiKey, 'delete');

try {
    $tenant->searchSingleIndex('invoices');
} catch (BadRequestException $error) {
    echo 'Rejected', PHP_EOL;
}
// endregion
