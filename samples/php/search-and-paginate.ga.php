<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Api\SearchClient;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region one-index
$found = $client->searchSingleIndex('films', ['query' => 'scott']);
echo $found['nbHits'], ' films', PHP_EOL;
foreach ($found['hits'] as $film) {
    echo $film['title'], ' (', $film['year'], ')', PHP_EOL;
}
// endregion

// region several
$response = $client->search([
    'requests' => [
        ['indexName' => 'films', 'query' => 'scott', 'hitsPerPage' => 5],
        ['indexName' => 'films_by_year', 'query' => 'scott', 'hitsPerPage' => 5],
    ],
]);
foreach ($response['results'] as $result) {
    echo $result['index'], PHP_EOL;
    print_r(array_column($result['hits'], 'title'));
}
// endregion

// region strategy
$cascade = $client->search([
    'requests' => [
        ['indexName' => 'films', 'query' => 'dune', 'hitsPerPage' => 1],
        ['indexName' => 'films_by_year', 'query' => 'dune', 'hitsPerPage' => 1],
    ],
    'strategy' => 'stopIfEnoughMatches',
]);
foreach ($cascade['results'] as $result) {
    if (count($result['hits']) > 0) {
        echo $result['index'], PHP_EOL;
        break;
    }
}
// endregion

// region mixed
$mixed = $client->search([
    'requests' => [
        ['indexName' => 'films', 'query' => 'dune'],
        [
            'indexName' => 'films',
            'type' => 'facet',
            'facet' => 'director',
            'facetQuery' => 'vil',
        ],
    ],
]);
foreach ($mixed['results'] as $result) {
    if (isset($result['facetHits'])) {
        echo 'Values: ', $result['facetHits'][0]['value'], PHP_EOL;
    } elseif (isset($result['hits'])) {
        echo 'Films: ', $result['hits'][0]['title'], PHP_EOL;
    }
}
// endregion

// region page
$page = $client->searchSingleIndex('films', [
    'query' => '',
    'page' => 1,
    'hitsPerPage' => 3,
]);
echo 'Page ', $page['page'] + 1, ' of ', $page['nbPages'], PHP_EOL;
print_r(array_column($page['hits'], 'title'));
// endregion

// region offset
$slice = $client->searchSingleIndex('films', [
    'query' => '',
    'offset' => 2,
    'length' => 4,
]);
print_r(array_column($slice['hits'], 'title'));
// endregion

// region limit
$changed = $client->setSettings('films', ['paginationLimitedTo' => 6]);
$client->waitForTask('films', $changed['taskID']);

$limited = $client->searchSingleIndex('films', ['hitsPerPage' => 3]);
echo $limited['nbHits'], ' films, ', $limited['nbPages'], ' pages', PHP_EOL;
// endregion

// region attributes
$titles = $client->searchSingleIndex('films', [
    'query' => 'alien',
    'attributesToRetrieve' => ['title'],
    'attributesToHighlight' => [],
]);
echo json_encode($titles['hits']), PHP_EOL;
// endregion

// region highlight
$highlighted = $client->searchSingleIndex('films', [
    'query' => 'thel',
    'attributesToHighlight' => ['title'],
    'highlightPreTag' => '<mark>',
    'highlightPostTag' => '</mark>',
]);
echo $highlighted['hits'][0]['_highlightResult']['title']['value'], PHP_EOL;
// endregion

// region facets
$withFacets = $client->searchSingleIndex('films', [
    'query' => 'scott',
    'facets' => ['genres'],
]);
print_r($withFacets['facets']['genres']);
// endregion

// region browse
$count = 0;
foreach (
    $client->browseObjects('films', ['attributesToRetrieve' => ['title']])
    as $film
) {
    $count++;
}
echo $count, ' films', PHP_EOL;
// endregion

// region get
$records = $client->getObjects([
    'requests' => [
        ['indexName' => 'films', 'objectID' => 'dune'],
        ['indexName' => 'films', 'objectID' => 'none'],
    ],
]);
foreach ($records['results'] as $film) {
    echo $film['title'] ?? 'not found', PHP_EOL;
}
// endregion
