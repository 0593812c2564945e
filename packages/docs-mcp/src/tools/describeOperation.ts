import {readRights, readRules, wordRights} from '@docs/algolia-specs';
import {buildSamples} from '@docs/algolia-specs/samples';
import {exampleRequest, listResponses, type Response} from '@docs/openapi';
import type {Library, LibraryOperation} from '../content/library.ts';
import {cutLine, cutText, firstSentence} from '../markdown/cutText.ts';
import {wordType, writeSchema} from '../schema/writeSchema.ts';

/** What is left for the body, when the rest of an operation is told. */
const longestBody = 3000;
const longestExample = 1200;
const longestDescription = 900;
const longestResponse = 300;
/** The references describe the pre-release. This page lists what the released clients do differently. */
const changesPage = '/from-the-pre-release';

/** All that a call takes, in the order in which one writes it. */
export function describeOperation(library: Library, operation: LibraryOperation, language: string): string {
  const {api, value, method, path} = operation;
  const facts = [
    `# ${value.summary ?? value.operationId}${value.deprecated ? ' (deprecated)' : ''}`,
    `${method.toUpperCase()} ${path} · operation ID ${value.operationId} · ${api.title} ("${api.name}") · ${api.route}#operation/${value.operationId}`,
    wordDescription(operation),
    wordRights(readRights(value)),
    wordParameters(operation),
    wordBody(operation),
    wordResponses(operation),
    wordSample(library, operation, language),
    `Next: check_request {"operation": "${value.operationId}", "api": "${api.name}", …} checks a request; call_mock sends one.`,
  ];
  return facts.filter((fact) => fact !== '').join('\n\n');
}

function wordDescription({api, value}: LibraryOperation): string {
  const {text, next} = cutText((value.description ?? '').trim(), 0, longestDescription);
  return next === undefined ? text : `${text}\n… All of it: read_page {"page": "${api.route}#operation/${value.operationId}"}.`;
}

function wordParameters({document, parameters}: LibraryOperation): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({value: {name, in: place, required, description = '', schema}}) => {
    const facts = [place, wordType(document, schema), ...(required ? ['required'] : [])].join(', ');
    return `- ${name} (${facts}): ${firstSentence(description)}`;
  });
  return `Parameters:\n${lines.join('\n')}`;
}

function wordBody(operation: LibraryOperation): string {
  const {requestBody: body} = operation.value;
  const schema = body?.content['application/json']?.schema;
  if (!body || !schema) return 'It takes no body.';
  const rules = readRules(operation.value).map(({message}) => `- ${message}`);
  const example = exampleRequest(operation).body;
  return [
    `Body (${body.required ? 'required' : 'optional'}), as ${writeSchema(operation.document, schema, 'body', longestBody)}`,
    ...(rules.length > 0 ? [`Rules:\n${rules.join('\n')}`] : []),
    ...(example === undefined ? [] : [`Example body:\n${cutLine(JSON.stringify(example), longestExample)}`]),
  ].join('\n\n');
}

function wordResponses({document, ...operation}: LibraryOperation): string {
  const all = listResponses(document, operation);
  const isError = ({status}: {status: string}): boolean => Number(status) >= 400;
  const lines = all
    .filter((response) => !isError(response))
    .map(({status, value}) => `- ${status}: ${firstSentence(value.description ?? '')}${wordExample(value.content)}`);
  const errors = all.filter(isError).map(({status}) => status);
  return ['Responses:', ...lines, ...(errors.length > 0 ? [`- ${errors.join(', ')}: errors, see get_error.`] : [])].join('\n');
}

function wordExample(content: Response['content']): string {
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return example?.value === undefined ? '' : ` Example: ${cutLine(JSON.stringify(example.value), longestResponse)}`;
}

function wordSample({pages}: Library, {document, ...operation}: LibraryOperation, language: string): string {
  const samples = buildSamples(document, operation, exampleRequest(operation));
  const sample = samples.find((one) => one.language === language);
  const others = samples.map((one) => one.language).filter((name) => name !== language);
  if (!sample) return `There is no sample in ${language}. Samples: ${others.join(', ')}.`;
  const changes = pages.find(({route}) => route.endsWith(changesPage));
  const isOlder = changes && /alpha|SNAPSHOT/.test(sample.note);
  const note = [sample.note, ...(isOlder ? [`What changed until the release: read_page {"page": "${changes.route}"}.`] : [])];
  return `Sample (${language}; also ${others.join(', ')}). ${note.join(' ')}\n\`\`\`\n${sample.code.trim()}\n\`\`\``;
}
