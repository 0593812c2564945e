import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findPort} from '../website/server/findPort.ts';

export type Nginx = {origin: string; stop: () => Promise<void>};

/** Starts nginx with deploy/nginx.conf as it is, but for the port and the folder. Needs no rights. */
export async function startNginx(siteFolder: string): Promise<Nginx> {
  if (spawnSync('nginx', ['-v']).error) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light.');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await findPort();
  writeFileSync(path.join(folder, 'nginx.conf'), writeConfiguration(folder, siteFolder, port));
  const server = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], {stdio: 'inherit'});
  const origin = `http://localhost:${port}`;
  await waitForAnswer(origin, server);
  return {origin, stop: () => stop(server, folder)};
}

function writeConfiguration(folder: string, siteFolder: string, port: number): string {
  const site = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', `listen [::1]:${port};`)
    .replace(/root .*;/, `root ${siteFolder};`)
    .replace(/include .*;/, `include ${path.join(siteFolder, '../nginx-headers.conf')};`);
  const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  return `pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${files.join('\n  ')}
  ${site}
}
`;
}

async function waitForAnswer(origin: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}; its message is above.`);
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('nginx did not answer within 5 s.');
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(folder, {recursive: true});
}
