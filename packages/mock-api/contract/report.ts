import {labelOf, listOtherVersions, type PublishedClient, version4Label, versionOf} from './clients.ts';
import type {OperationProof} from './prove.ts';
import type {ContractRun} from './runContract.ts';

/** The results as Markdown: a summary, what is not proven, the differences of today's client and of version 4, and every pair. */
export function writeReport({matching, current, version4}: ContractRun): string {
  const all = matching.flatMap(({proofs}) => proofs);
  const proven = all.filter(isProven).length;
  return [
    `**${proven} of ${all.length} operations are proven by a published client, ${all.length - proven} are not.**`,
    writeTable(
      ['API', 'Client', 'Proven'],
      matching.map(({api, client, proofs}) => [
        api,
        client ? describeVersions(client) : 'none',
        `${proofs.filter(isProven).length} of ${proofs.length}`,
      ]),
    ),
    '### Not proven',
    writeReasons(all),
    writeDifferences(all),
    `### ${labelOf(current.client.client)}`,
    `${current.proofs.filter(isProven).length} of ${current.proofs.length} operations of the Search API are proven by it.`,
    writeReasons(current.proofs),
    writeDifferences(current.proofs),
    `Methods with another name: ${current.proofs
      .filter(({operationId, method}) => operationId !== method)
      .map(({operationId, method}) => `\`${operationId}\` is \`${method}\``)
      .join(', ')}. The generic calls take the whole path there.`,
    `### ${version4Label}`,
    `Version 4 has other methods. ${version4.filter(({reason}) => reason === undefined).length} of ${version4.length} work on the mock, so the code that the migration guide starts from does, too.`,
    writeTable(
      ['Method', 'Operations', 'Result'],
      version4.map(({method, operations, reason = 'works'}) => [method, operations.join(', '), reason]),
    ),
    '### All pairs',
    writeTable(
      ['Operation', 'Method', 'Result'],
      all.map((proof) => [`${proof.api} ${proof.operationId}`, proof.method, describe(proof)]),
    ),
  ].join('\n\n');
}

/** The client, and the operations that another version of it is for. */
function describeVersions(published: PublishedClient): string {
  const others = listOtherVersions(published).map(({client: {version}}) => {
    const names = Object.keys(published.client.operations ?? {}).filter((name) => versionOf(published.client, name) === version);
    return `${version} for ${names.join(' and ')}`;
  });
  return [labelOf(published.client), ...others].join(', ');
}

function isProven({reason}: OperationProof): boolean {
  return reason === undefined;
}

function describe({reason, difference}: OperationProof): string {
  if (reason !== undefined) return 'not proven';
  return difference === undefined ? 'proven' : 'proven, but not with all parameters';
}

function writeDifferences(proofs: OperationProof[]): string {
  const lines = proofs.flatMap(({api, operationId, difference}) =>
    difference === undefined ? [] : [`- ${api} ${operationId} with all parameters: ${difference}`],
  );
  return lines.length > 0 ? lines.join('\n') : 'With all parameters that have an example, every call works as well.';
}

function writeReasons(proofs: OperationProof[]): string {
  const missing = proofs.filter((proof) => !isProven(proof));
  if (missing.length === 0) return 'Every call works with the required parameters.';
  return writeTable(
    ['Operation', 'Method', 'Why'],
    missing.map(({api, operationId, method, reason = ''}) => [`${api} ${operationId}`, method, reason]),
  );
}

function writeTable(heads: string[], rows: string[][]): string {
  const cells = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(escapeCell))];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('*', '\\*').replaceAll('_', '\\_');
}
