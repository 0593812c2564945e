<?php

// region setup
require __DIR__ . '/vendor/autoload.php';

use Algolia\AlgoliaSearch\Algolia;
use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Configuration\SearchConfig;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;
use Algolia\AlgoliaSearch\Http\CurlHttpClient;
use Algolia\AlgoliaSearch\Http\HttpClientInterface;
use GuzzleHttp\Psr7\Response;
use Psr\Http\Message\RequestInterface;
use Psr\Log\AbstractLogger;
use Psr\Log\LogLevel;

$client = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region any-endpoint
$resource = $client->customGet('1/my-endpoint', ['page' => 0]);
echo $resource['name'], PHP_EOL;
// endregion

// region request-timeout
$found = $client->searchSingleIndex(
    'films',
    ['query' => 'dune'],
    ['readTimeout' => 10], // seconds
);
echo count($found['hits']), PHP_EOL;
// endregion

// region rate-limit
function retryRateLimited(callable $call, int $maxRetries = 3)
{
    for ($retries = 0; ; ++$retries) {
        try {
            return $call();
        } catch (BadRequestException $error) {
            if ($error->getCode() !== 429 || $retries === $maxRetries) {
                throw $error;
            }
            sleep(2 ** $retries); // 1, 2, 4 seconds
        }
    }
}

$indices = retryRateLimited(fn() => $client->listIndices());
echo count($indices['items']), PHP_EOL;
// endregion

// region http-info
$response = $client->getSettingsWithHttpInfo('films');
echo $response->getStatusCode(), PHP_EOL;
print_r($response->getHeaders());
print_r($response->getData());
// endregion

// region compression
$compressingConfig = SearchConfig::create(
    'YOUR_APP_ID',
    'YOUR_API_KEY',
)->setCompressionType('gzip');
$compressing = SearchClient::createWithConfig($compressingConfig);
// endregion
echo count($compressing->listIndices()['items']), PHP_EOL;

// region proxy
// Before you create the client.
Algolia::setHttpClient(
    new CurlHttpClient(['CURLOPT_PROXY' => 'http://proxy.example.com:3128']),
);
$proxied = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion
Algolia::resetHttpClient();

// region test-double
class CannedHttpClient implements HttpClientInterface
{
    public array $sent = [];

    public function sendRequest(
        RequestInterface $request,
        $timeout,
        $connectTimeout
    ) {
        $this->sent[] = $request->getMethod() . ' ' . $request->getUri()->getPath();

        return new Response(
            200,
            [],
            '{"hits": [{"objectID": "dune", "title": "Dune"}]}',
        );
    }
}

$double = new CannedHttpClient();
Algolia::setHttpClient($double);
$tested = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');

$results = $tested->searchSingleIndex('films', ['query' => 'dune']);
print_r($double->sent);
echo $results['hits'][0]['title'], PHP_EOL;
Algolia::resetHttpClient(); // when the test is over
// endregion

// region log
class ErrorLogLogger extends AbstractLogger
{
    public function log($level, $message, array $context = []): void
    {
        // Debug messages contain bodies.
        if ($level !== LogLevel::DEBUG) {
            error_log("$level: $message");
        }
    }
}

// Before you create the client.
Algolia::setLogger(new ErrorLogLogger());
$logging = SearchClient::create('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion
$logging->getSettings('films');
