import type {Rolldown} from 'vite';
import {checks} from './viteConfig.ts';

/** Code with all that it imports, as one file that Node.js runs by itself. The same code gives the same file. */
export async function bundleProgram(name: string, code: string): Promise<string> {
  const {build} = await import('vite');
  const entry = `\0${name}`;
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'program-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
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
  return writeFile(name, built);
}

/** The licences of what is inside have to travel with it. */
function writeFile(name: string, {output}: Rolldown.RolldownOutput): string {
  const [chunk, ...others] = output.filter((file) => file.type === 'chunk');
  const licences = output.find((file) => file.type === 'asset');
  if (!chunk || others.length > 0)
    throw new Error(`${name} must be one file, but it is ${output.map(({fileName}) => fileName).join(', ')}.`);
  return `${chunk.code.trimEnd()}\n/*\n${String(licences?.source ?? '')
    .replaceAll('*/', '* /')
    .trim()}\n*/\n`;
}
