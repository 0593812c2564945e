import {type Clients, readClients, readRegion} from '@docs/algolia-specs';
import type {OpenApiDocument} from '@docs/openapi';
import type {Credentials} from './builtInKeys.ts';

type Snippet = {language: string; code: string};

/**
 * How a released client of each language is built so that it calls the mock. `url` may end in the prefix of an API, but only JavaScript’s
 * hosts can have one.
 */
export function clientSnippets(document: OpenApiDocument, url: string, credentials: Credentials): Snippet[] {
  const {javascript, php, java} = readClients(document) ?? {};
  const {hostname, host, port, pathname} = new URL(url);
  const hasPrefix = pathname !== '/';
  const place: MockAddress = {host: `${host}${hasPrefix ? pathname : ''}`, hostname, port, region: readRegion(document)};
  return [
    ...(javascript ? [{language: 'JavaScript', code: writeJavaScript(javascript, place, credentials)}] : []),
    ...(php && !hasPrefix ? [{language: 'PHP', code: writePhp(php, place, credentials)}] : []),
    ...(java && !hasPrefix ? [{language: 'Java', code: writeJava(java, place, credentials)}] : []),
  ];
}

/** A region, where the API has regions: its client takes one between the key and the options. */
type MockAddress = {host: string; hostname: string; port: string; region: string | undefined};

/** What each client takes before its options. */
function listSettings({region}: MockAddress, {appId, adminKey}: Credentials): string[] {
  return [appId, adminKey, ...(region === undefined ? [] : [region])];
}

function writeJavaScript(client: NonNullable<Clients['javascript']>, place: MockAddress, credentials: Credentials): string {
  const settings = listSettings(place, credentials).map((text) => `'${text}'`);
  return `import {${client.factory}} from '${client.package}';

const client = ${client.factory}(${settings.join(', ')}, {
  hosts: [{url: '${place.host}', protocol: 'http', accept: 'readWrite'}],
});`;
}

function writePhp({class: name}: NonNullable<Clients['php']>, place: MockAddress, credentials: Credentials): string {
  const config = name.replace(/Client$/, 'Config');
  const settings = listSettings(place, credentials).map((text) => `'${text}'`);
  return `use Algolia\\AlgoliaSearch\\Api\\${name};
use Algolia\\AlgoliaSearch\\Configuration\\${config};

$config = ${config}::create(${settings.join(', ')})->setFullHosts(['http://${place.host}']);
$client = ${name}::createWithConfig($config);`;
}

function writeJava({class: name}: NonNullable<Clients['java']>, place: MockAddress, credentials: Credentials): string {
  const settings = listSettings(place, credentials).map((text) => `"${text}"`);
  return `Host mock = new Host("${place.hostname}", EnumSet.of(CallType.READ, CallType.WRITE), "http", ${place.port});
ClientOptions options = ClientOptions.builder().setHosts(Collections.singletonList(mock)).build();
${name} client = new ${name}(${settings.join(', ')}, options);`;
}
