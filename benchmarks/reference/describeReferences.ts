import path from 'node:path';
import type {OpenApiDocument} from '@docs/openapi';
import {loadAlgoliaSpec} from '@docs/algolia-specs/load';
import type {MeasureSubject} from '../measuring/subject.ts';
import {serve} from '../peers/serve.ts';
import {specs} from '../setup/folders.ts';
import {buildReferencePeer} from './buildReferencePeer.ts';
import {findLastOperation} from './lastOperation.ts';
import {type ReferencePeer, referencePeers} from './referencePeers.ts';

/** The largest of our specs. */
export function loadLargestSpec(): Promise<OpenApiDocument> {
  return loadAlgoliaSpec(path.join(specs, 'search/spec.yml'));
}

/** The same document on a site of ours, and on a page of each peer. */
export async function describeReferences(
  ourSite: string,
  name: string,
  document: OpenApiDocument,
  measured: ReferencePeer[] = referencePeers,
): Promise<MeasureSubject[]> {
  console.log(`Preparing pages of the peers for "${name}"…`);
  const operation = findLastOperation(document);
  const peers = measured.map(async (peer): Promise<MeasureSubject> => {
    const {folder, version} = await buildReferencePeer(peer, name, document);
    return {
      id: peer.id,
      name: `${peer.name} ${version}`,
      role: 'peer',
      address: `${await serve(folder)}/`,
      lastOperation: peer.link(operation),
    };
  });
  return [describeOurs(await serve(ourSite), operation.operationId), ...(await Promise.all(peers))];
}

function describeOurs(origin: string, operationId: string): MeasureSubject {
  const id = `operation/${operationId}`;
  return {
    id: 'ours',
    name: 'this site',
    role: 'ours',
    address: `${origin}/specs/search`,
    lastOperation: {hash: `#${id}`, heading: `[id="${id}"]`, content: `[id^="${id}/response/"]`},
  };
}
