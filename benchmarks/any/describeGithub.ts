import {readFileSync} from 'node:fs';
import {type OpenApiDocument, toHref} from '@docs/openapi';
import type {MeasureSubject} from '../measuring/subject.ts';
import {serve} from '../peers/serve.ts';
import {buildReferencePeer} from '../reference/buildReferencePeer.ts';
import {findLastOperation, type LastOperation} from '../reference/lastOperation.ts';
import {type ReferencePeer, referencePeers} from '../reference/referencePeers.ts';
import {findOperationLink, githubFolder} from './githubSite.ts';

/** The quickest of the peers, and the one that is chosen most today. The others take minutes for a document of this size. */
const measured = ['redoc-3', 'scalar'];

/** GitHub's document on a site of ours, and, as it was published, on a page of each peer. */
export async function describeGithub(file: string): Promise<MeasureSubject[]> {
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const last = findLastOperation(document);
  console.log(`Preparing pages of the peers. The last operation is ${last.operationId} of "${last.tag}".`);
  const peers = referencePeers.filter(({id}) => measured.includes(id));
  return [await describeOurs(file, last), ...(await Promise.all(peers.map((peer) => describePeer(peer, document, last))))];
}

async function describeOurs(file: string, {operationId}: LastOperation): Promise<MeasureSubject> {
  const {route, anchor} = await findOperationLink(file, operationId);
  return {
    id: 'ours',
    name: 'npm run reference',
    role: 'ours',
    address: `${await serve(githubFolder)}/`,
    lastOperation: {hash: toHref(anchor, route).slice(1), heading: `[id="${anchor}"]`, content: `[id^="${anchor}/response/"]`},
  };
}

async function describePeer(peer: ReferencePeer, document: OpenApiDocument, last: LastOperation): Promise<MeasureSubject> {
  const {folder, version} = await buildReferencePeer(peer, 'github', document);
  const name = `${peer.name} ${version}`;
  return {id: peer.id, name, role: 'peer', address: `${await serve(folder)}/`, lastOperation: peer.link(last)};
}
