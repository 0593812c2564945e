import type {OpenApiDocument} from '@docs/openapi';
import {type Group, layOut, listImports} from '@docs/openapi/samples';
import type {JavaClient} from '../extensions/readExtensions.ts';
import type {Argument, Call} from './call.ts';
import {writeJavaString, writeWord} from './javaLiterals.ts';
import {writeJavaValue} from './javaValue.ts';

export function renderJava(document: OpenApiDocument, {class: name, models}: JavaClient, call: Call): string {
  const code = [`var response = client.${call.method}`, writeJavaArguments(document, call), ';'];
  const imports = listImports(code).map((used) => (used === 'models' ? `com.algolia.model.${models}.*` : used));
  return [
    ...[`com.algolia.api.${name}`, ...imports].sort().map((used) => `import ${used};`),
    '',
    `var client = new ${name}(${call.settings.map(writeJavaString).join(', ')});`,
    '',
    layOut(code),
  ].join('\n');
}

function writeJavaArguments(document: OpenApiDocument, {arguments: all, returnsRecords}: Call): Group {
  const entries = [
    ...listGiven(all).map(({schema, value}) => writeJavaValue(document, schema, value ?? null)),
    ...(returnsRecords ? [writeWord('Map.class', 'java.util.Map')] : []),
  ];
  return {open: '(', entries, close: ')', separator: ',', hugsLast: true};
}

/** There are two ways to call a method: with all optional arguments, or with none. */
function listGiven(all: Argument[]): Argument[] {
  const isAnyGiven = all.some(({isRequired, value}) => !isRequired && value !== undefined);
  return isAnyGiven ? all : all.filter(({isRequired}) => isRequired);
}
