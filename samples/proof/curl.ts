/** A request of a shell program. `until` is what the response has to contain before the program goes on. */
export type CurlCall = {method: string; url: string; headers: Record<string, string>; body?: string; until?: string};

/** A word of a command, or what separates commands: `|`, `;`, `&&`, `||`, `&` or the end of a line. */
type Token = {word: string} | {operator: string};

/**
 * The requests of a shell program in their order: curl with -X, -H, -d and their long forms, and loops that wait for a response with
 * `until curl … | grep -q …; do sleep 1; done`. Throws for everything else, because it would be left out.
 */
export function listCurlCalls(source: string): CurlCall[] {
  const calls: CurlCall[] = [];
  let awaited = false;
  for (const command of splitCommands(source)) {
    const isLoop = command[0] === 'until';
    const [name = '', ...words] = isLoop ? command.slice(1) : command;
    const last = calls.at(-1);
    if (name === 'curl') calls.push(readCall(words));
    else if (name === 'grep' && awaited && last) last.until = words.find((word) => !word.startsWith('-')) ?? '';
    else if (!['do', 'done', 'sleep'].includes(name))
      throw new Error(`Only curl runs here, not "${name}". Loops can wait with: until curl … | grep -q …; do sleep 1; done`);
    awaited = isLoop;
  }
  if (calls.length === 0) throw new Error('There is no curl command. Add one, such as: curl https://…');
  return calls;
}

function splitCommands(source: string): string[][] {
  const commands: string[][] = [[]];
  for (const token of listTokens(source)) {
    if ('operator' in token) commands.push([]);
    // What follows "do" is a command of its own.
    else if (token.word === 'do' && commands.at(-1)?.length === 0) commands.push([]);
    else commands.at(-1)?.push(token.word);
  }
  return commands.filter(({length}) => length > 0);
}

function listTokens(source: string): Token[] {
  const tokens: Token[] = [];
  // A word consists of parts without spaces between them: bare, in single or in double quotes.
  const token = /\\\n|[^\S\n]+|#[^\n]*|(&&|\|\||[|;&\n])|((?:'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[^\n]|[^\s'"|;&\\])+)|./gy;
  for (const [text, operator, word] of source.matchAll(token)) {
    if (operator !== undefined) tokens.push({operator});
    else if (word !== undefined) tokens.push({word: unquote(word)});
    else if (text === "'" || text === '"') throw new Error(`A quote (${text}) has no end.`);
  }
  return tokens;
}

/** As a shell does: nothing is special in single quotes, and in double quotes a backslash takes the meaning of what follows it. */
function unquote(word: string): string {
  return word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([^\n])/g, (_, single?: string, double?: string, bare?: string) => {
    if (single !== undefined) return single;
    return double === undefined ? (bare ?? '') : double.replace(/\\(["\\$`])/g, '$1');
  });
}

/** What the options of curl stand for. Those without a meaning here change nothing about a request. */
const options: Record<string, 'method' | 'header' | 'body' | 'nothing'> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'body',
  '--data': 'body',
  '--data-raw': 'body',
  '--data-binary': 'body',
  '-s': 'nothing',
  '--silent': 'nothing',
  '-i': 'nothing',
  '-v': 'nothing',
  '--url': 'nothing',
};

function readCall(words: string[]): CurlCall {
  const given: Record<'method' | 'header' | 'body', string[]> = {method: [], header: [], body: []};
  let url: string | undefined;
  const rest = words.values();
  for (const word of rest) {
    const [, flag = word, joined] = /^(-[XHd])(.+)$/.exec(word) ?? [];
    const option = options[flag];
    if (!word.startsWith('-')) url = word;
    else if (option === undefined)
      throw new Error(`curl ${word} isn’t supported here. Use ${Object.keys(options).slice(0, 6).join(', ')}.`);
    else if (option !== 'nothing') given[option].push(joined ?? rest.next().value ?? '');
  }
  if (url === undefined || !/^https?:\/\//.test(url))
    throw new Error(`curl ${words.join(' ')}: there is no URL. Add one, such as https://…`);
  const body = given.body.length > 0 ? given.body.join('&') : undefined;
  if (body?.startsWith('@') === true) throw new Error(`curl -d ${body}: there are no files here. Write the body itself.`);
  const [method = body === undefined ? 'GET' : 'POST'] = given.method;
  return {method, url, headers: Object.fromEntries(given.header.map(readHeader)), ...(body !== undefined && {body})};
}

function readHeader(header: string): [name: string, value: string] {
  const [name = '', ...value] = header.split(':');
  return [name, value.join(':').trim()];
}
