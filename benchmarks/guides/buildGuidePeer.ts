import path from 'node:path';
import {measureProgram, type Program} from '../measuring/program.ts';
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
  await measureProgram(peer.name, writePeer(peer, pages));
  await compressFolder(builtPeer(peer));
}

/** Writes a peer's site with these guides into an empty folder, and gives the command that builds it, or one that `args` names. */
export function writePeer(peer: GuidePeer, pages: GuidePage[], folderName = peer.id, args = peer.build): Program {
  const cwd = path.join(peerSites, folderName);
  writeFiles(cwd, peer.files(pages));
  return {
    args: [path.join(peers, 'node_modules/.bin', peer.command), ...args],
    cwd,
    env: {NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1'},
  };
}
