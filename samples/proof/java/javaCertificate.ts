import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {javaCache, runCommand} from './javaTools.ts';

/** A key store that a server can answer with and that Java can trust. Its password is no secret: it is for this machine. */
export type Certificate = {file: string; password: string};

const hosts = ['*.algolia.net', '*.algolianet.com', '*.algolia.com', '*.algolia.io', '*.us.algolia.com', '*.us.algolia.io'];
const tenYears = 3650;

/** A certificate for Algolia's hosts that only a program started with it trusts. It is created once: that takes seconds. */
export async function loadCertificate(): Promise<Certificate> {
  const certificate = {file: path.join(javaCache, 'certificate.p12'), password: 'samples'};
  if (!existsSync(certificate.file)) await create(certificate);
  return certificate;
}

async function create({file, password}: Certificate): Promise<void> {
  mkdirSync(javaCache, {recursive: true});
  const names = `san=${hosts.map((host) => `dns:${host}`).join(',')}`;
  const store = ['-keystore', file, '-storetype', 'PKCS12', '-storepass', password];
  const key = ['-alias', 'mock', '-keyalg', 'EC', '-dname', 'CN=Mock of the samples', '-validity', String(tenYears)];
  const {code, output, errors} = await runCommand('keytool', ['-genkeypair', ...key, '-ext', names, ...store], 60_000);
  if (code !== 0) throw new Error(`keytool could not create a certificate:\n${output}${errors}`);
}
