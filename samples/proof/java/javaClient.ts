import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {releasedClients} from '@docs/algolia-specs/facts';
import {javaCache, runCommand} from './javaTools.ts';

/** The client that pages document, and the oldest one that samples were seen to run with: Maven Central gets releases late. */
const documented = releasedClients.java.version;
const oldest = '4.36.2';

const folder = path.join(javaCache, documented);
const jars = path.join(folder, 'jars');
const patience = 10 * 60 * 1000;

export type JavaClient = {version: string; classPath: string};

/** The newest published client up to the documented one. It is downloaded once: remove the folder to look for a newer one. */
export async function loadJavaClient(): Promise<JavaClient> {
  if (!existsSync(jars)) await download();
  return {version: readClientVersion(readdirSync(jars)), classPath: path.join(jars, '*')};
}

/** The client's version is in the name of its jar. */
export function readClientVersion(names: string[]): string {
  const [version] = names.flatMap((name) => /^algoliasearch-(\d.*)\.jar$/.exec(name)?.[1] ?? []);
  if (version !== undefined) return version;
  throw new Error(`No algoliasearch-<version>.jar in ${jars}. There are: ${names.join(', ')}. Remove the folder and try again.`);
}

async function download(): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const pom = path.join(folder, 'pom.xml');
  writeFileSync(pom, writePom(oldest, documented));
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${jars}`];
  const {code, output, errors} = await runCommand('mvn', ['--batch-mode', '--quiet', '--file', pom, ...goal], patience);
  if (code !== 0) throw new Error(`Maven could not download the Java client:\n${output}${errors}`);
}

/** A project that needs the client and has no code. Maven takes the newest version of a range. */
export function writePom(from: string, to: string): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>docs.samples</groupId>
  <artifactId>java-client</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>com.algolia</groupId>
      <artifactId>algoliasearch</artifactId>
      <version>[${from},${to}]</version>
    </dependency>
  </dependencies>
</project>
`;
}
