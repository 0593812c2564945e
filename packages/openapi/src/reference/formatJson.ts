const lineWidth = 72;

/** JSON as people write it: what fits on a line stays on one. */
export function formatJson(value: unknown): string {
  return formatAt(value, '', 0);
}

/** `before` is what stands on the line already. */
function formatAt(value: unknown, indent: string, before: number): string {
  const line = toLine(value);
  if (before + line.length <= lineWidth || typeof value !== 'object' || value === null || isEmpty(value)) return line;
  const deeper = `${indent}  `;
  const format = (entry: unknown, name = ''): string =>
    `${deeper}${name}${formatAt(entry, deeper, deeper.length + name.length + ','.length)}`;
  if (Array.isArray(value)) return `[\n${value.map((entry) => format(entry)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).map(([name, entry]) => format(entry, `${JSON.stringify(name)}: `));
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function toLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${toLine(entry)}`);
  return `{${entries.join(', ')}}`;
}
