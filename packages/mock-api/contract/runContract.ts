import {loadDocuments} from '../src/loadDocuments.ts';
import {listOperations, type OpenApiDocument} from '@docs/openapi';
import {currentClient, findClient, labelOf, listOtherVersions, type PublishedClient, versionOf} from './clients.ts';
import {type OperationProof, proveClient} from './prove.ts';
import {proveVersion4, type Version4Proof} from './version4.ts';

export type ContractRun = {
  /** Every API, with its best matching client, if one is published, and the proofs. */
  matching: {api: string; client?: PublishedClient; proofs: OperationProof[]}[];
  /** The main client of today. */
  current: {client: PublishedClient; proofs: OperationProof[]};
  /** The methods of the version that the migration guide starts from. */
  version4: Version4Proof[];
};

/** Calls each operation in the version that its sample is for. */
async function proveVersions(published: PublishedClient, document: OpenApiDocument): Promise<OperationProof[]> {
  let proofs = await proveClient(published, document);
  for (const other of listOtherVersions(published)) {
    const others = await proveClient(other, document);
    const isMeant = ({operationId}: OperationProof): boolean => versionOf(published.client, operationId) === other.client.version;
    proofs = proofs.map((proof, index) => (isMeant(proof) ? (others[index] ?? proof) : proof));
  }
  return proofs;
}

export async function runContract(): Promise<ContractRun> {
  const documents = await loadDocuments();
  const prove = async (client: PublishedClient): Promise<{client: PublishedClient; proofs: OperationProof[]}> => {
    const document: OpenApiDocument | undefined = documents[client.api];
    if (!document) throw new Error(`There is no spec "${client.api}" for ${labelOf(client.client)}.`);
    return {client, proofs: await proveVersions(client, document)};
  };
  const matching = [];
  for (const [api, document] of Object.entries(documents)) {
    const client = findClient(api, document);
    matching.push({api, ...(client ? await prove(client) : {proofs: listUnproven(api, document)})});
  }
  return {matching, current: await prove(currentClient), version4: await proveVersion4(documents)};
}

/** The operations of an API that has no published client. */
export function listUnproven(api: string, document: OpenApiDocument): OperationProof[] {
  return listOperations(document).map(({value: {operationId}}) => ({
    api,
    operationId,
    method: 'none',
    reason: 'No client of this API is published for JavaScript.',
  }));
}
