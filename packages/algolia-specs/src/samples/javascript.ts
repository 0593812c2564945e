import {type Code, layOut, writeJavaScriptString, writeJavaScriptValue, writeObjectLiteral} from '@docs/openapi/samples';
import type {JavaScriptClient} from '../extensions/readExtensions.ts';
import type {Argument, Call} from './call.ts';

export function renderJavaScript({package: source, factory}: JavaScriptClient, call: Call): string {
  return [
    `import {${factory}} from ${writeJavaScriptString(source)};`,
    '',
    `const client = ${factory}(${call.settings.map(writeJavaScriptString).join(', ')});`,
    '',
    layOut([`const response = await client.${call.method}(`, ...writeJavaScriptArguments(call.arguments), ');']),
  ].join('\n');
}

/** One object with a field per argument. A body that is the only input, and no list, is that object itself. */
function writeJavaScriptArguments(all: Argument[]): Code[] {
  const given = all.filter(({value}) => value !== undefined);
  const [first] = given;
  if (!first) return [];
  if (all.length === 1 && first.isBody && !Array.isArray(first.value)) return [writeJavaScriptValue(first.value)];
  return [writeObjectLiteral(given.map(({name, value}) => [name, value]))];
}
