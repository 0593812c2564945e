/** A request of a shell program. `until` is what the response has to contain before the program goes on. */
export type CurlCall = {method: string; url: string; headers: Record<string, string>; body?: string; until?: string};

/** The requests of a shell program in their order. Knows single and double quotes, lines that go on, and loops that wait with grep. */
export function listCurlCalls(source: string): CurlCall[] {
  const code = source.replace(/^\s*#.*$/gm, '').replaceAll('\\\n', ' ');
  const commands = code.matchAll(/\b(until\s+)?curl\b((?:'[^']*'|"[^"]*"|[^'"\n|;])*)(?:\|\s*grep\s+-q\s+'([^']*)')?/g);
  return [...commands].map(([, loop, rest = '', wanted]) => ({
    ...readCall(listWords(rest)),
    ...(loop !== undefined && wanted !== undefined && {until: wanted}),
  }));
}

export function listWords(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
}

function readCall(words: string[]): CurlCall {
  const valuesOf = (...flags: string[]): string[] =>
    words.flatMap((word, index) => (flags.includes(word) ? [words[index + 1] ?? ''] : []));
  const url = words.find((word) => /^https?:\/\//.test(word));
  if (url === undefined) throw new Error(`No address in: curl ${words.join(' ')}`);
  const [body] = valuesOf('-d', '--data');
  const [method = body === undefined ? 'GET' : 'POST'] = valuesOf('-X', '--request');
  const headers = valuesOf('-H', '--header').map((header): [string, string] => {
    const [name = '', ...value] = header.split(':');
    return [name, value.join(':').trim()];
  });
  return {method, url, headers: Object.fromEntries(headers), ...(body !== undefined && {body})};
}
