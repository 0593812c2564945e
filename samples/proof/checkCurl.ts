import {createMockApi, loadDocuments} from '@docs/mock-api';
import {createApplications} from './applications.ts';

/** Sends the requests of a shell program to the mock, one after another, and returns those that it refuses. */
export async function checkCurl(source: string): Promise<string[]> {
  const [application] = await createApplications();
  const api = createMockApi(await loadDocuments(), {...application, taskDelay: 0, keyDelay: 0});
  const problems: string[] = [];
  for (const words of listCurlCalls(source)) {
    const request = toRequest(words);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const response = await api(request);
    if (!response.ok) problems.push(`${call} is refused with ${response.status}: ${await response.text()}`);
  }
  return problems;
}

/** The words of each command that begins with `curl`. Knows single and double quotes, and lines that go on. */
export function listCurlCalls(source: string): string[][] {
  const code = source.replace(/^\s*#.*$/gm, '').replaceAll('\\\n', ' ');
  return [...code.matchAll(/\bcurl\b((?:'[^']*'|"[^"]*"|[^'"\n|;])*)/g)].map(([, rest = '']) =>
    [...rest.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? ''),
  );
}

function toRequest(words: string[]): Request {
  const valuesOf = (...flags: string[]): string[] =>
    words.flatMap((word, index) => (flags.includes(word) ? [words[index + 1] ?? ''] : []));
  const address = words.find((word) => word.startsWith('https://'));
  if (address === undefined) throw new Error(`No address in: curl ${words.join(' ')}`);
  const {pathname, search} = new URL(address);
  const [body] = valuesOf('-d', '--data');
  const [method = body === undefined ? 'GET' : 'POST'] = valuesOf('-X', '--request');
  const headers = valuesOf('-H', '--header').map((header): [string, string] => {
    const [name = '', ...value] = header.split(':');
    return [name, value.join(':').trim()];
  });
  return new Request(`http://localhost/search${pathname}${search}`, {method, headers, ...(body === undefined ? {} : {body})});
}
