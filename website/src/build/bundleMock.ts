import {type Documents, stripForMock} from '@docs/mock-api';
import {bundleProgram} from './bundleProgram.ts';
import {mockFile} from './downloadFiles.ts';

/** The mock of these documents as one file. The same documents give the same file. */
export function bundleMock(documents: Documents): Promise<string> {
  const stripped = Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, stripForMock(document)]));
  // Node.js reads JSON faster than code.
  return bundleProgram(
    mockFile,
    `import {runMock} from '@docs/mock-api/run';
const documents = ${JSON.stringify(JSON.stringify(stripped))};
await runMock({command: 'node ${mockFile}', loadDocuments: async () => JSON.parse(documents)});
`,
  );
}
