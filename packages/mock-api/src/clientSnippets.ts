import {type Clients, readClients, readRegion} from '@docs/algolia-specs';
import type {OpenApiDocument} from '@docs/openapi';
import type {Credentials} from './builtInKeys.ts';

type Snippet = {language: string; code: string};

/** How a client of each language is built so that it calls the mock. `url` may end in the prefix of an API. */
export function clientSnippets(document: OpenApiDocument, url: string, credentials: Credentials): Snippet[] {
  const {javascript, php, java} = readClients(document) ?? {};
  const {hostname, port, pathname} = new URL(url);
  const place: MockAddress = {
    host: `${hostname}:${port}${pathname === '/' ? '' : pathname}`,
    hostname,
    port,
    prefix: pathname === '/' ? '' : pathname,
    region: readRegion(document),
  };
  return [
    ...(javascript ? [{language: 'JavaScript', code: writeJavaScript(javascript, place, credentials)}] : []),
    ...(php ? [{language: 'PHP', code: writePhp(php, place, credentials)}] : []),
    ...(java ? [{language: 'Java', code: writeJava(java, place, credentials)}] : []),
  ];
}

/** A region, where the API has regions: its client takes one between the key and the options. */
type MockAddress = {host: string; hostname: string; port: string; prefix: string; region: string | undefined};

function writeJavaScript(
  client: NonNullable<Clients['javascript']>,
  {host, region}: MockAddress,
  {appId, adminKey}: Credentials,
): string {
  const settings = [appId, adminKey, ...(region === undefined ? [] : [region])].map((text) => `'${text}'`);
  return `import {${client.factory}} from '${client.package}';

const client = ${client.factory}(${settings.join(', ')}, {
  hosts: [{url: '${host}', protocol: 'http', accept: 'readWrite'}],
});`;
}

function writePhp(
  {class: name}: NonNullable<Clients['php']>,
  {hostname, port, prefix}: MockAddress,
  {appId, adminKey}: Credentials,
): string {
  return `use Algolia\\AlgoliaSearch\\Algolia;
use Algolia\\AlgoliaSearch\\Api\\${name};
use Algolia\\AlgoliaSearch\\Http\\CurlHttpClient;
use Algolia\\AlgoliaSearch\\Http\\HttpClientInterface;
use Psr\\Http\\Message\\RequestInterface;

Algolia::setHttpClient(new class implements HttpClientInterface {
    public function sendRequest(RequestInterface $request, $timeout, $connectTimeout)
    {
        $uri = $request->getUri();
        $mock = $uri->withScheme('http')->withHost('${hostname}')->withPort(${port})->withPath('${prefix}' . $uri->getPath());

        return (new CurlHttpClient())->sendRequest($request->withUri($mock), $timeout, $connectTimeout);
    }
});
$client = ${name}::create('${appId}', '${adminKey}');`;
}

function writeJava(
  {class: name}: NonNullable<Clients['java']>,
  {hostname, port, prefix}: MockAddress,
  {appId, adminKey}: Credentials,
): string {
  return `HttpRequester requester = new HttpRequester();
requester.addInterceptor(chain -> {
  HttpUrl url = chain.request().url();
  HttpUrl mock = url.newBuilder().scheme("http").host("${hostname}").port(${port}).encodedPath("${prefix}" + url.encodedPath()).build();
  return chain.proceed(chain.request().newBuilder().url(mock).build());
});
${name} client = new ${name}("${appId}", "${adminKey}", new ClientOptions().setRequester(requester));`;
}
