import {parseArgs} from 'node:util';

/** How the server is started. */
export type Options = {kind: 'stdio'} | {kind: 'http'; port: number} | {kind: 'help'};

/** Reads the arguments of the command. Throws an error with the help for what isn't one. */
export function readOptions(argv: string[], command: string): Options {
  const {http, help} = parse(argv, command);
  if (help) return {kind: 'help'};
  if (http === undefined) return {kind: 'stdio'};
  const port = Number(http);
  if (/^\d+$/.test(http) && port < 65536) return {kind: 'http', port};
  throw new Error(`--http is "${http}", which is not a port. Choose a number from 0 to 65535.`);
}

function parse(argv: string[], command: string): {http?: string; help?: boolean} {
  try {
    return parseArgs({args: argv, options: {http: {type: 'string'}, help: {type: 'boolean'}}}).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${problem}\n\n${writeHelp(command)}`, {cause: error});
  }
}

export function writeHelp(command: string): string {
  return `${command} [options]

A server of the Model Context Protocol for the documentation of Algolia's API clients. Your agent starts it: it speaks over
standard input and output, and waits for a client.

  --http PORT  serve streamable HTTP on this machine instead, at http://localhost:PORT/mcp
  --help       print this help`;
}
