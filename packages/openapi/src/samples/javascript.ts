import {writeFields, writeJavaScriptString, writeJavaScriptValue, writeObjectLiteral} from './javascriptValue.ts';
import {type Code, layOut} from './layout.ts';
import type {FormPart, SentBody} from './sentBody.ts';
import type {SentRequest} from './sentRequest.ts';

/** A call of `fetch`; undefined for what it can't send. */
export function renderFetch(request: SentRequest): string | undefined {
  const {method, address, body, returnsJson} = request;
  if (/^(?:TRACE|CONNECT)$/.test(method) || (body && /^(?:GET|HEAD)$/.test(method))) return undefined;
  const fields = listOptions(request);
  const call: Code = {
    open: 'const response = await fetch(',
    entries: [writeJavaScriptString(address), ...(fields.length > 0 ? [writeFields(fields)] : [])],
    close: ');',
    separator: ',',
    hasLastSeparator: true,
    hugsLast: true,
  };
  return [
    ...(body?.kind === 'multipart' ? [writeParts(body.parts), ''] : []),
    layOut(call),
    ...(returnsJson && method !== 'HEAD' ? ['const answer = await response.json();'] : []),
  ].join('\n');
}

function listOptions({method, headers, basic, body}: SentRequest): [string, Code][] {
  const type: [string, Code][] = body && !hasOwnType(body) ? [['Content-Type', writeJavaScriptString(body.type)]] : [];
  const signed: [string, Code][] = basic
    ? [['Authorization', `'Basic ' + btoa(${writeJavaScriptString(`${basic.user}:${basic.password}`)})`]]
    : [];
  const written = [...signed, ...headers.map(([name, value]): [string, Code] => [name, writeJavaScriptString(value)]), ...type];
  return [
    ...(method === 'GET' ? [] : [['method', writeJavaScriptString(method)] as [string, Code]]),
    ...(written.length > 0 ? [['headers', writeFields(written)] as [string, Code]] : []),
    ...(body ? [['body', writeBody(body)] as [string, Code]] : []),
  ];
}

/** Forms say their type by themselves. */
function hasOwnType({kind}: SentBody): boolean {
  return kind === 'form' || kind === 'multipart';
}

function writeBody(body: SentBody): Code {
  if (body.kind === 'json') return wrap('JSON.stringify(', writeJavaScriptValue(body.value));
  if (body.kind === 'text') return writeJavaScriptString(body.text);
  if (body.kind === 'multipart') return 'form';
  if (body.kind === 'file') return `new File(['content'], ${writeJavaScriptString(body.file)})`;
  const names = body.fields.map(([name]) => name);
  const isPlain = new Set(names).size === names.length && !names.includes('__proto__');
  return wrap('new URLSearchParams(', isPlain ? writeObjectLiteral(body.fields) : writeJavaScriptValue(body.fields));
}

function wrap(open: string, code: Code): Code {
  return {open, entries: [code], close: ')', separator: ',', hasLastSeparator: true, hugsLast: true};
}

function writeParts(parts: FormPart[]): string {
  const lines = parts.map(({name, kind, text}) => {
    const value = kind === 'file' ? `new File(['content'], ${writeJavaScriptString(text)})` : writeJavaScriptString(text);
    return `form.append(${writeJavaScriptString(name)}, ${value});`;
  });
  return ['const form = new FormData();', ...lines].join('\n');
}
