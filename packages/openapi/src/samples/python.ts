import {isJsonObject} from './json.ts';
import {type Code, type Group, layOut} from './layout.ts';
import type {FormPart, SentBody} from './sentBody.ts';
import type {SentRequest} from './sentRequest.ts';

/** Methods that the library has a function for. */
const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** A call of the library "requests". */
export function renderPython({method, address, headers, basic, body, returnsJson}: SentRequest): string {
  const hasFunction = functions.includes(method);
  const type: [string, unknown][] = body && needsType(body) ? [['Content-Type', body.type]] : [];
  const written = [...headers, ...type];
  const call: Group = {
    open: `response = requests.${hasFunction ? method.toLowerCase() : 'request'}(`,
    entries: [
      ...(hasFunction ? [] : [writePythonString(method)]),
      writePythonString(address),
      ...(basic ? [`auth=(${writePythonString(basic.user)}, ${writePythonString(basic.password)})`] : []),
      ...(written.length > 0 ? [['headers=', writeDict(written)]] : []),
      ...(body ? [writeBody(body)] : []),
    ],
    close: ')',
    separator: ',',
    hasLastSeparator: true,
  };
  return [
    'import requests',
    '',
    layOut(call, '    '),
    ...(returnsJson && method !== 'HEAD' ? ['answer = response.json()'] : []),
  ].join('\n');
}

/** The library knows the types of forms, and of plain JSON. */
function needsType({kind, type}: SentBody): boolean {
  return kind === 'text' || kind === 'file' || (kind === 'json' && type !== 'application/json');
}

function writeBody(body: SentBody): Code {
  if (body.kind === 'json') return ['json=', writePythonValue(body.value)];
  // The library sends a text in an encoding that lacks most letters.
  if (body.kind === 'text') return `data=${writePythonString(body.text)}.encode()`;
  if (body.kind === 'file') return `data=${openFile(body.file)}`;
  if (body.kind === 'multipart') return ['files=', writeList(body.parts.map(writePart))];
  const names = body.fields.map(([name]) => name);
  const isPlain = new Set(names).size === names.length;
  return [
    'data=',
    isPlain ? writeDict(body.fields) : writeList(body.fields.map((pair) => writeTuple(pair.map(writePythonString)))),
  ];
}

/** A part without a name of a file is a plain field. */
function writePart({name, kind, text}: FormPart): Code {
  const value = kind === 'file' ? openFile(text) : `(None, ${writePythonString(text)})`;
  return writeTuple([writePythonString(name), value]);
}

function openFile(name: string): string {
  return `open(${writePythonString(name)}, "rb")`;
}

function writePythonValue(value: unknown): Code {
  if (Array.isArray(value)) return writeList(value.map(writePythonValue));
  if (isJsonObject(value)) return writeDict(Object.entries(value));
  if (typeof value === 'string') return writePythonString(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null || value === undefined ? 'None' : JSON.stringify(value);
}

function writeDict(fields: [string, unknown][]): Group {
  const entries = fields.map(([name, value]): Code => [writePythonString(name), ': ', writePythonValue(value)]);
  return {open: '{', entries, close: '}', separator: ',', hasLastSeparator: true};
}

function writeList(entries: Code[]): Group {
  return {open: '[', entries, close: ']', separator: ',', hasLastSeparator: true};
}

function writeTuple(entries: Code[]): Group {
  return {open: '(', entries, close: ')', separator: ',', hasLastSeparator: true};
}

/** JSON has the escapes of Python. */
function writePythonString(text: string): string {
  return JSON.stringify(text);
}
