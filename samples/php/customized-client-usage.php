<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Algolia;
use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Configuration\SearchConfig;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;
use Algolia\AlgoliaSearch\Exceptions\UnreachableException;
use Algolia\AlgoliaSearch\Http\CurlHttpClient;
use Algolia\AlgoliaSearch\Http\HttpClientInterface;
use Algolia\AlgoliaSearch\Support\AlgoliaAgent;
use Psr\Http\Message\RequestInterface;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region hosts
$pinnedConfig = SearchConfig::create('YOUR_APP_ID', 'YOUR_API_KEY')->setHosts([
    'YOUR_APP_ID-1.algolianet.com',
    'YOUR_APP_ID-2.algolianet.com',
]);
$pinned = SearchClient::createWithConfig($pinnedConfig);
// endregion
echo count($pinned->listIndices()['items']), PHP_EOL;

// region timeouts
$patientConfig = SearchConfig::create('YOUR_APP_ID', 'YOUR_API_KEY')
    ->setConnectTimeout(2) // seconds
    ->setReadTimeout(10)
    ->setWriteTimeout(60);
$patient = SearchClient::createWithConfig($patientConfig);
// endregion
print_r($patient->getSettings('films')['replicas']);

// region request-options
$firstPage = $client->listIndices(null, [
    'headers' => ['X-Trace-Id' => 'nightly-import'],
    'queryParameters' => ['page' => 0],
]);
echo count($firstPage['items']), PHP_EOL;
// endregion

// region client-options
$tracedConfig = SearchConfig::create(
    'YOUR_APP_ID',
    'YOUR_API_KEY',
)->setDefaultHeaders(['X-Trace-Id' => 'film-site']);
$traced = SearchClient::createWithConfig($tracedConfig);
// endregion
echo $traced->getObject('films', 'dune')['objectID'], PHP_EOL;

// region agent
AlgoliaAgent::addAlgoliaAgent(
    $client->getClientConfig()->getClientName(),
    'film-site',
    '1.4.0',
);
// endregion

// region requester
class LoggingHttpClient implements HttpClientInterface
{
    public function sendRequest(
        RequestInterface $request,
        $timeout,
        $connectTimeout
    ) {
        $response = (new CurlHttpClient())->sendRequest(
            $request,
            $timeout,
            $connectTimeout,
        );
        error_log(
            $request->getMethod() .
                ' ' .
                $request->getUri()->getPath() .
                ' ' .
                $response->getStatusCode(),
        );

        return $response;
    }
}

Algolia::setHttpClient(new LoggingHttpClient()); // before the client is created
$watched = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
$watched->getSettings('films');
// endregion
Algolia::resetHttpClient();

// region errors
try {
    $client->getObject('films', 'no-such-film');
} catch (NotFoundException $error) {
    echo 'The record does not exist.', PHP_EOL;
} catch (BadRequestException $error) {
    echo "Rejected with status {$error->getCode()}: {$error->getMessage()}",
        PHP_EOL;
} catch (UnreachableException $error) {
    echo 'Every host failed.', PHP_EOL;
}
// endregion
