import {readFileSync} from 'node:fs';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import {type ApiRequest, readPointer, toPointer, toTokens} from '@docs/openapi';

/** A request that an API accepts or refuses, as written in specs/<api>/requests.yml. */
export type RequestCase = ApiRequest & {
  name: string;
  operation: string;
  valid: boolean;
  /** Why it is refused. */
  because?: string;
  /** The place in the request that is wrong; where there are several, the first. */
  at?: string;
  line: number;
};

type Repeat = {at: string; times: number};

export function readRequestCases(file: string): RequestCase[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines});
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
  const list = document.contents;
  if (!isSeq(list)) throw new Error(`${file} must be a list of cases.`);
  const cases = document.toJS() as (RequestCase & {repeat?: Repeat | Repeat[]})[];
  return cases.map(({repeat = [], ...requestCase}, index) => {
    const node = list.items[index];
    const line = isMap(node) ? lines.linePos(node.range[0]).line : 1;
    for (const {at, times} of [repeat].flat())
      if (!repeatEntry(requestCase.body, at, times))
        throw new Error(`${file}:${line} "repeat" names ${at}, which is not an entry of a list in the body.`);
    return {...requestCase, line};
  });
}

/** Long lists are written as one entry and how often it is there. Tells whether there is such an entry. */
function repeatEntry(body: unknown, at: string, times: number): boolean {
  const list = readPointer(body, toPointer(...toTokens(at).slice(0, -1)));
  const entry = readPointer(body, at);
  if (!Array.isArray(list) || entry === undefined) return false;
  list.push(...Array.from({length: times - 1}, () => entry));
  return true;
}
