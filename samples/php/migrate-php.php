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

// region search-one
$found = $client->searchSingleIndex('films', [
    'query' => 'dune',
    'hitsPerPage' => 5,
]);
print_r(array_column($found['hits'], 'title'));
// endregion

// region search-many
$response = $client->search([
    'requests' => [
        ['indexName' => 'films', 'query' => 'alien', 'hitsPerPage' => 1],
        ['indexName' => 'films_by_year', 'query' => 'piano'],
    ],
]);
foreach ($response['results'] as $result) {
    echo $result['index'], ' ', $result['nbHits'], PHP_EOL;
}
// endregion

// region get-records
$requests = [];
foreach (['dune', 'alien'] as $objectID) {
    $requests[] = ['indexName' => 'films', 'objectID' => $objectID];
}
$records = $client->getObjects(['requests' => $requests])['results'];
// endregion
echo count($records), PHP_EOL;

// region facet-values
$directors = $client->searchForFacetValues('films', 'director', [
    'facetQuery' => 'rid',
]);
foreach ($directors['facetHits'] as $hit) {
    echo $hit['value'], ': ', $hit['count'], PHP_EOL;
}
// endregion

// region browse
foreach (
    $client->browseObjects('films', ['attributesToRetrieve' => ['title']])
    as $film
) {
    echo $film['title'], PHP_EOL;
}
// endregion

// region save-one
$saved = $client->saveObject('films', [
    'objectID' => 'heat',
    'title' => 'Heat',
    'year' => 1995,
]);
$client->waitForTask('films', $saved['taskID']);
// endregion

// region update-one
$createIfNotExists = false;
$updated = $client->partialUpdateObject(
    'films',
    'heat',
    ['director' => 'Michael Mann'],
    $createIfNotExists,
);
$client->waitForTask('films', $updated['taskID']);
// endregion

// region settings
$forwardToReplicas = true;
$changed = $client->setSettings(
    'films',
    ['attributesForFaceting' => ['searchable(director)', 'searchable(genres)']],
    $forwardToReplicas,
);
$client->waitForTask('films', $changed['taskID']);
// endregion

// region copy
$copied = $client->operationIndex('films', [
    'operation' => 'copy',
    'destination' => 'films_backup',
]);
$client->waitForTask('films', $copied['taskID']);
// endregion

// region rules
$rule = [
    'objectID' => 'scifi',
    'conditions' => [['pattern' => 'scifi', 'anchoring' => 'is']],
    'consequence' => ['params' => ['query' => 'science fiction']],
];
$forwardToReplicas = false;
$clearExistingRules = true;
$stored = $client->saveRules(
    'films',
    [$rule],
    $forwardToReplicas,
    $clearExistingRules,
);
$client->waitForTask('films', $stored['taskID']);
// endregion

// region find-one
function findRecord(
    SearchClient $client,
    string $indexName,
    callable $isMatch
): ?array {
    foreach ($client->browseObjects($indexName) as $record) {
        if ($isMatch($record)) {
            return $record;
        }
    }
    return null;
}

$early = findRecord($client, 'films', function (array $film) {
    return $film['year'] < 1980;
});
// endregion

// region errors
try {
    $client->getObject('films', 'none');
} catch (NotFoundException $exception) {
    echo 'No such record: ', $exception->getMessage(), PHP_EOL;
} catch (BadRequestException $exception) {
    echo 'Rejected with status ', $exception->getCode(), PHP_EOL;
} catch (UnreachableException $exception) {
    echo 'Every host failed', PHP_EOL;
}
// endregion

// region options
$config = SearchConfig::create('YOUR_APP_ID', 'YOUR_API_KEY')
    ->setConnectTimeout(1)
    ->setReadTimeout(3)
    ->setDefaultHeaders(['x-forwarded-for' => '192.0.2.1']);
$tuned = SearchClient::createWithConfig($config);
AlgoliaAgent::addAlgoliaAgent(
    $tuned->getClientConfig()->getClientName(),
    'film-shop',
    '2.1.0',
);
// endregion

// region request-options
$arrivals = $tuned->searchSingleIndex(
    'films',
    ['query' => 'arrival'],
    ['headers' => ['x-algolia-usertoken' => 'visitor-1']],
);
// endregion
