import {readdirSync, readFileSync, type Stats, statSync} from 'node:fs';
import path from 'node:path';
import {recognizeText} from '../adopt/recognizeDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {parseText, type TextFault} from './parseText.ts';

/** A file of a document, and what it says. */
export type Source = {file: string; text: string; value: unknown; fault?: TextFault};

/** A file that can't be read: why, and at which line. */
export type Unreadable = {file: string; fault: TextFault; value?: never};

/** Reads a file of JSON or YAML. Never throws. */
export function readSource(file: string): Source | Unreadable {
  const refuse = (message: string, line = 1): Unreadable => ({file, fault: {line, message}});
  const missing = explainMissing(file);
  if (missing !== undefined) return refuse(missing);
  const text = readText(file);
  if (typeof text !== 'string') return refuse(`The file can't be read: ${text.message}. Check who may read it.`);
  if (text.trim() === '') return refuse('The file is empty. Start it with "openapi: 3.1.0", or name another one.');
  const {value, fault} = parseText(text);
  const other = isSchema(value) ? undefined : recognizeText(text);
  if (other !== undefined) return refuse(other);
  if (value === undefined && fault) return refuse(`Not valid YAML or JSON, fix it at this line: ${fault.message}.`, fault.line);
  return {file, text, value, ...(fault && {fault})};
}

/** Some tools of Windows write UTF-16, and both start with a mark. */
function readText(file: string): string | Error {
  try {
    const bytes = readFileSync(file);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Why there's no file to read, what there is, and what to do. */
function explainMissing(file: string): string | undefined {
  const found = readStats(file);
  if (found?.isFile()) return undefined;
  if (found?.isDirectory()) return `This is a folder. Name a file in it. ${listFiles(file)}`;
  if (found) return 'This is no file that can be read. Name one.';
  return `There is no such file. ${listFiles(path.dirname(file))}`;
}

/** Nothing for what can't be there, too: a name that is too long, a folder that nobody may enter. */
function readStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

function listFiles(folder: string): string {
  if (!readStats(folder)?.isDirectory()) return `There is no folder ${folder} either. Fix the path.`;
  const files = readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/i.test(name))
    .sort();
  const rest = files.length > 10 ? ` and ${files.length - 10} more` : '';
  return `YAML and JSON files there: ${files.slice(0, 10).join(', ') || 'none'}${rest}. Fix the path.`;
}
