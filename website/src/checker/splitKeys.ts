/** A part of a JSON text. A key has its path: the names that lead to it. Places in arrays don't count. */
export type JsonPart = {text: string; path?: string[]};

/** Cuts JSON at its keys. It may end in the middle. */
export function splitKeys(json: string): JsonPart[] {
  const parts: JsonPart[] = [];
  /** For each bracket that is open, the key that it is the value of; undefined for those in arrays and the outermost. */
  const open: (string | undefined)[] = [];
  let key: string | undefined;
  let end = 0;
  for (const {0: token, index} of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const after = index + token.length;
    if (token === '{' || token === '[') {
      open.push(key);
      key = undefined;
    } else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"') && json[after] === ':') {
      key = JSON.parse(token) as string;
      const path = [...open.filter((name) => name !== undefined), key];
      parts.push({text: json.slice(end, index)}, {text: token, path});
      end = after;
    } else key = undefined;
  }
  return [...parts, {text: json.slice(end)}].filter(({text}) => text !== '');
}
