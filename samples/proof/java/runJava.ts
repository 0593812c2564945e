import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultCredentials} from '@docs/mock-api';
import {type Application, createApplications} from '../applications.ts';
import {findMock, type MockAddress} from '../findMock.ts';
import type {Certificate} from './javaCertificate.ts';
import {javaCache, runCommand} from './javaTools.ts';
import {openTunnel} from './openTunnel.ts';
import {serveApplications} from '../serveApplications.ts';

export type JavaProgram = {mainClass: string; classPath: string; certificate: Certificate};

/** Where readers start the mock themselves: the Search API has this port. */
const ownMock = 'localhost:4019';
const patience = 90_000;
/** On a busy machine, Java's next request has come 100 ms after the one before: too late to see that a task isn't finished. */
const taskDelay = 1000;

/** Runs a compiled program as it is, against applications of its own, and returns what it printed. */
export async function runJava({mainClass, classPath, certificate}: JavaProgram): Promise<string> {
  const {mocks, close} = await serveApplications(await createJavaApplications(), taskDelay);
  const tunnel = await openTunnel(certificate, (host) => findJavaMock(host, mocks));
  try {
    const settings = leadThrough(tunnel.port, certificate, writeHosts(Object.keys(mocks)));
    const {code, output, errors} = await runCommand(
      'java',
      [...startFast, ...settings, '-classpath', classPath, mainClass],
      patience,
    );
    if (code === 0) return output;
    const end = code === null ? `did not end within ${patience / 1000} s` : `ended with code ${code}`;
    throw new Error(`${mainClass} ${end}. It printed:\n${output}${errors}`);
  } finally {
    await tunnel.close();
    await close();
  }
}

/** Those of every sample, and the one that a mock has unless told otherwise. */
async function createJavaApplications(): Promise<Application[]> {
  const [first, second] = await createApplications();
  const [{state}] = await createApplications();
  return [first, second, {...defaultCredentials, state}];
}

function findJavaMock(host: string, mocks: Record<string, string>): MockAddress {
  const own = mocks[defaultCredentials.appId];
  return host === ownMock && own !== undefined ? {url: own, prefix: '/search'} : findMock({hostname: host, pathname: '/'}, mocks);
}

/** Programs of a second: compiling them well takes longer than they run. */
const startFast = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8'];

/**
 * Settings of Java itself, which neither program nor client knows of: all connections through the tunnel, a certificate to trust,
 * and what hosts there are. A proxy for HTTP would need no hosts, but OkHttp passes by it when a name has an underscore, as
 * YOUR_APP_ID has.
 */
function leadThrough(port: number, {file, password}: Certificate, hosts: string): string[] {
  const settings = {
    socksProxyHost: '127.0.0.1',
    socksProxyPort: port,
    socksNonProxyHosts: '',
    'jdk.net.hosts.file': hosts,
    'javax.net.ssl.trustStore': file,
    'javax.net.ssl.trustStorePassword': password,
  };
  return Object.entries(settings).map(([name, value]) => `-D${name}=${value}`);
}

/** The hosts of the Search API. Any address will do, because the tunnel leads all of them to mocks; this one is reserved for examples. */
function writeHosts(appIds: string[]): string {
  const file = path.join(javaCache, 'hosts');
  const names = appIds
    .map((appId) => appId.toLowerCase())
    .flatMap((appId) => [
      ...['', '-dsn'].map((end) => `${appId}${end}.algolia.net`),
      ...['-1', '-2', '-3'].map((end) => `${appId}${end}.algolianet.com`),
    ]);
  writeFileSync(file, ['localhost', ...names].map((name) => `192.0.2.1 ${name}\n`).join(''));
  return file;
}
