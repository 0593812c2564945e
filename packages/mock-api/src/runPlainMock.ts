import {parseArgs} from 'node:util';
import {listOperations} from '@docs/openapi';
import {loadAnyDocument} from '@docs/openapi/load';
import {readPort} from './runMock.ts';
import {serveMockApi} from './serve.ts';
import {createPlainMock} from './plain/createPlainMock.ts';

/** The mock of any document as a program: reads the options, serves the document and prints where. */
export async function runPlainMock(command: string): Promise<void> {
  try {
    console.log(await start(command));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function start(command: string): Promise<string> {
  const {file, port, isHelp} = readOptions(command);
  if (isHelp || file === undefined) return writeHelp(command);
  const {document, warnings} = await loadAnyDocument(file);
  const mock = createPlainMock(document);
  const {url} = await serveMockApi(mock, port, {onTaken: (taken) => console.log(`Port ${taken} is taken, trying ${taken + 1}.`)});
  const count = listOperations(document).length;
  return [
    ...warnings.map(({file: place, line, message}) => `${place}:${line} ${message}`),
    `${document.info.title}: ${count} ${count === 1 ? 'operation' : 'operations'} at ${url}, with the examples in ${file}.`,
    'Ask for another response with the header "Prefer: code=404" or "Prefer: example=name".',
  ].join('\n');
}

function readOptions(command: string): {file: string | undefined; port: number; isHelp: boolean} {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {port: {type: 'string'}, help: {type: 'boolean'}},
    });
    return {file: positionals[0], port: readPort(values.port), isHelp: values.help === true};
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${writeHelp(command)}`, {cause: error});
  }
}

function writeHelp(command: string): string {
  return `${command} openapi.yml [options]

  --port NUMBER  listen on this port instead of 4010; if it's taken, use the next free one
  --help         print this help`;
}
