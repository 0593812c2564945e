import {loadDocuments} from '../src/loadDocuments.ts';
import type {OpenApiDocument} from '@docs/openapi';
import {currentClient, labelOf, listClients, listOtherVersions, type PublishedClient, versionOf} from './clients.ts';
import {type Proof, proveClient} from './prove.ts';
import {proveVersion4, type Version4Proof} from './version4.ts';

export type Contract = {
  /** The best matching client of each API, with its proofs. */
  matching: {client: PublishedClient; proofs: Proof[]}[];
  /** The main client of today. */
  current: {client: PublishedClient; proofs: Proof[]};
  /** The methods of the version that the migration guide starts from. */
  version4: Version4Proof[];
};

/** Calls each operation in the version that its sample is for. */
async function proveVersions(published: PublishedClient, document: OpenApiDocument): Promise<Proof[]> {
  let proofs = await proveClient(published, document);
  for (const other of listOtherVersions(published)) {
    const others = await proveClient(other, document);
    const isMeant = ({operationId}: Proof): boolean => versionOf(published.client, operationId) === other.client.version;
    proofs = proofs.map((proof, index) => (isMeant(proof) ? (others[index] ?? proof) : proof));
  }
  return proofs;
}

export async function runContract(): Promise<Contract> {
  const documents = await loadDocuments();
  const prove = async (client: PublishedClient): Promise<{client: PublishedClient; proofs: Proof[]}> => {
    const document: OpenApiDocument | undefined = documents[client.api];
    if (!document) throw new Error(`There is no spec "${client.api}" for ${labelOf(client.client)}.`);
    return {client, proofs: await proveVersions(client, document)};
  };
  const matching = [];
  for (const client of listClients(documents)) matching.push(await prove(client));
  return {matching, current: await prove(currentClient), version4: await proveVersion4(documents)};
}
