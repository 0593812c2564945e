import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderScript} from '../src/build/pageAssets.ts';
import {createStaticHandler, listen} from '../server/staticServer.ts';
import {builtSite} from './test.ts';

export type Deployments = {origin: string; deployNext: () => void; close: () => void};

/** Serves a copy of the built site, which `deployNext` replaces by one whose scripts all have other names: the old files are gone. */
export async function serveDeployments(): Promise<Deployments> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  cpSync(builtSite, folder, {recursive: true});
  const {server, port} = await listen(createStaticHandler(folder), 0);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true});
  };
  return {origin: `http://localhost:${port}`, deployNext: () => renameScripts(folder), close};
}

function renameScripts(folder: string): void {
  const files = listFiles(folder);
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(path.join(folder, file));
  const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
  const rename = (text: string): string =>
    scripts.reduce((renamed, script) => renamed.replaceAll(path.basename(script), `next-${path.basename(script)}`), text);
  for (const script of scripts) {
    const renamed = path.join(folder, path.dirname(script), `next-${path.basename(script)}`);
    renameSync(path.join(folder, script), renamed);
    writeFileSync(renamed, rename(readFileSync(renamed, 'utf8')));
  }
  const readAsset = (asset: string): string => readFileSync(path.join(folder, asset), 'utf8');
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = rename(readFileSync(path.join(folder, page), 'utf8'));
    const script = /<script integrity="[^"]*" src="([^"]*)"[^>]*><\/script>/;
    writeFileSync(
      path.join(folder, page),
      html.replace(script, (_, src: string) => renderScript({path: src, content: readAsset(src)})),
    );
  }
}

function listFiles(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => statSync(path.join(folder, file)).isFile()).map((file) => file.split(path.sep).join('/'));
}
