/** Reads the header `Prefer`: `code=404, example=cat`. */
export function readPreferences(header: string): {code?: string; example?: string} {
  const pairs = header.split(/[,;]/).map((part) => /^\s*(code|example)\s*=\s*"?([^"]*?)"?\s*$/i.exec(part));
  const values = new Map(pairs.flatMap((pair) => (pair ? [[pair[1]?.toLowerCase(), pair[2] ?? '']] : [])));
  const [code, example] = [values.get('code'), values.get('example')];
  return {...(code === undefined ? {} : {code}), ...(example === undefined ? {} : {example})};
}
