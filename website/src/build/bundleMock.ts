import {type Documents, stripForMock} from '@docs/mock-api';
import {build, type Rolldown} from 'vite';
import {mockFile} from './mockFile.ts';
import {checks} from './viteConfig.ts';

const entry = `\0${mockFile}`;

/** The mock of these documents as one file that Node.js runs by itself. The same documents give the same file. */
export async function bundleMock(documents: Documents): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'mock-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? writeEntry(documents) : null),
      },
    ],
    ssr: {noExternal: true},
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: {checks, input: entry},
      license: {fileName: 'licenses.md'},
    },
  });
  // Vite's type also covers several outputs, and a watcher.
  if (!('output' in built)) throw new Error('One build of one format must have one output.');
  return writeFile(built);
}

function writeEntry(documents: Documents): string {
  const stripped = Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, stripForMock(document)]));
  // Node.js reads JSON faster than code.
  return `import {runMock} from '@docs/mock-api/run';
const documents = ${JSON.stringify(JSON.stringify(stripped))};
await runMock({command: 'node ${mockFile}', loadDocuments: async () => JSON.parse(documents)});
`;
}

/** The licences of what is inside have to travel with it. */
function writeFile({output}: Rolldown.RolldownOutput): string {
  const [chunk, ...others] = output.filter((file) => file.type === 'chunk');
  const licences = output.find((file) => file.type === 'asset');
  if (!chunk || others.length > 0)
    throw new Error(`The mock must be one file, but it is ${output.map(({fileName}) => fileName).join(', ')}.`);
  return `${chunk.code.trimEnd()}\n/*\n${String(licences?.source ?? '')
    .replaceAll('*/', '* /')
    .trim()}\n*/\n`;
}
