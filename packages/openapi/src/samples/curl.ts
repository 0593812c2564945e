import {writeJson} from './json.ts';
import {layOut} from './layout.ts';
import {quoteForShell} from './quoteForShell.ts';
import type {SentBody} from './sentBody.ts';
import type {SentRequest} from './sentRequest.ts';

export function renderPlainCurl({method, address, headers, basic, body}: SentRequest): string {
  // Without a body to come, curl would wait for one after -X HEAD.
  const verb = method === 'GET' && !body ? '' : method === 'HEAD' ? '-I ' : `-X ${method} `;
  const lines = [
    // Brackets in an address are no patterns.
    `curl ${/[[\]{}]/.test(address) ? '-g ' : ''}${verb}${quoteForShell(address)}`,
    ...(basic ? [`-u ${quoteForShell(`${basic.user}:${basic.password}`)}`] : []),
    ...headers.map(([name, value]) => `-H ${quoteForShell(writeHeader(name, value))}`),
    ...(body ? listBodyLines(body) : []),
  ];
  return lines.join(' \\\n  ');
}

/** A header without a value is written with a semicolon; with a colon, curl leaves it out. */
function writeHeader(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

function listBodyLines(body: SentBody): string[] {
  const type = `-H ${quoteForShell(`Content-Type: ${body.type}`)}`;
  if (body.kind === 'json') return [type, `-d ${quoteForShell(layOut(writeJson(body.value)))}`];
  // A text that starts with @ would be the name of a file.
  if (body.kind === 'text') return [type, `--data-raw ${quoteForShell(body.text)}`];
  if (body.kind === 'file') return [type, `--data-binary ${quoteForShell(`@${body.file}`)}`];
  if (body.kind === 'form')
    return body.fields.map(([name, text]) => `--data-urlencode ${quoteForShell(`${encodeURIComponent(name)}=${text}`)}`);
  return body.parts.map(({name, kind, text}) =>
    kind === 'file' ? `-F ${quoteForShell(`${name}=@${text}`)}` : `--form-string ${quoteForShell(`${name}=${text}`)}`,
  );
}
