import {type Call, Engine, type Node} from 'php-parser';

const engine = new Engine({parser: {suppressErrors: false}, ast: {withPositions: false}});

/** The arguments of `$response = $client->method(…)` as PHP sends them. Throws when the code is no PHP. */
export function readPhpArguments(code: string): unknown[] {
  const program = JSON.parse(JSON.stringify(engine.parseEval(code))) as {children: {expression?: {right: Call}}[]};
  return (program.children.at(-1)?.expression?.right.arguments ?? []).map(read);
}

type Literal = Node & {value: string | boolean; type: string; what: Literal; expr: Literal; items: Entry[]};
type Entry = {key: Literal | null; value: Literal};

function read(node: unknown): unknown {
  const {kind, value, what, expr, items} = node as Literal;
  switch (kind) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number(value);
    case 'unary':
      return -Number(what.value);
    case 'nullkeyword':
      return null;
    case 'new':
      return {};
    case 'cast':
      return toObject(expr.items);
    case 'array':
      return items.every(({key}) => key === null) ? items.map((entry) => read(entry.value)) : toObject(items);
    default:
      throw new Error(`The sample holds "${kind}", which is no literal.`);
  }
}

/** Also with a key "__proto__". */
function toObject(entries: Entry[]): unknown {
  const fields = entries.map(({key, value}) => `${JSON.stringify(read(key))}: ${JSON.stringify(read(value))}`);
  return JSON.parse(`{${fields.join(',')}}`);
}
