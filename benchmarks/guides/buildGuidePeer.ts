import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {compressFolder} from '../peers/compressFolder.ts';
import {writeFiles} from '../peers/writeFiles.ts';
import {peers, peerSites} from '../setup/folders.ts';
import type {GuidePage} from './guidePages.ts';
import type {GuidePeer} from './guidePeers.ts';

/** Where a peer's built site is, once it is built. */
export function builtPeer({id, output}: Pick<GuidePeer, 'id' | 'output'>): string {
  return path.join(peerSites, id, output);
}

/** Builds a peer's site with all our guides, for production, and compresses it as we do ours. */
export async function buildGuidePeer(peer: GuidePeer, pages: GuidePage[]): Promise<void> {
  console.log(`Building ${peer.name}…`);
  const folder = path.join(peerSites, peer.id);
  writeFiles(folder, peer.files(pages));
  const [name, ...args] = peer.command;
  const {status, stdout, stderr} = spawnSync(path.join(peers, 'node_modules/.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 600_000,
    env: {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1'},
  });
  if (status !== 0) throw new Error(`${peer.name} does not build:\n${stdout}${stderr}`);
  await compressFolder(builtPeer(peer));
}
