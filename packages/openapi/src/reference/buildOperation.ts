import {readText} from '../document/readValues.ts';
import {nameOfOperation} from '../document/walk.ts';
import type {Credential, ReferenceOperation, Sample} from './apiReference.ts';
import type {AnswerContext} from './buildAnswers.ts';
import {type ErrorAnchors, linkErrors} from './buildErrors.ts';
import {buildExchange} from './buildExchange.ts';
import {buildServers} from './buildServers.ts';
import type {OperationExtras, ReferenceLayer} from './layer.ts';
import {readCodeSamples} from './readExtensions.ts';
import type {ReadOperation} from './readOperations.ts';
import type {Security} from './readSecurity.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {buildFurtherReading} from './webAddress.ts';
import {wordOperationSecurity} from './wordSecurity.ts';

export type OperationContext = AnswerContext & {
  layer: ReferenceLayer;
  errorAnchors: ErrorAnchors;
  security: Security;
  credentials: Map<string, Credential>;
};

/** The section of an operation. `group` is the id of its group. */
export function buildOperation(operation: ReadOperation, group: string, context: OperationContext): ReferenceOperation {
  const {placed, request, errors, isReceived} = operation;
  const {value, method, path, pointer} = placed;
  const {operationId: id, deprecated} = value;
  const anchor = context.operationAnchors.get(pointer) ?? '';
  const {description, rights, rightsHtml, rules, samples} = readExtras(operation, context.layer);
  return {
    id,
    anchor,
    tagAnchor: context.claim([], group, 'operation', id),
    method: method.toUpperCase(),
    path,
    summary: titleOperation(operation),
    lead: isReceived ? 'Your server receives this request, and responds to it.' : '',
    descriptionHtml: renderMarkdown(isTitle(value.summary) ? description : `${value.summary}\n\n${description}`),
    isDeprecated: deprecated === true,
    securityHtml: wordOperationSecurity(pointer, context.security, context.credentials),
    servers: buildServers(placed.servers, context.layer.chosenVariable),
    rights,
    rightsHtml,
    furtherReading: buildFurtherReading(value.externalDocs),
    ...buildExchange(operation, rules, anchor, context),
    errors: linkErrors(errors, anchor, context),
    request,
    samples,
  };
}

/** A longer summary is no title. Some documents have their description there. */
const longestTitle = 120;

function isTitle(summary = ''): boolean {
  return summary.length <= longestTitle;
}

/** An ID that was made from the method and the path is best read as these. */
export function titleOperation({placed: {value, method, path}}: ReadOperation): string {
  const {summary, operationId} = value;
  if (summary && isTitle(summary)) return summary;
  const isMade = operationId.replace(/-\d+$/, '') === nameOfOperation(method.toLowerCase(), path).replace(/-\d+$/, '');
  return isMade ? `${method.toUpperCase()} ${path}` : operationId;
}

const noExtras = {rights: [], rightsHtml: '', rules: []};

/** Nobody calls a webhook by hand, so it has no samples. */
function readExtras({placed, request, isReceived}: ReadOperation, layer: ReferenceLayer): OperationExtras {
  const description = readText(placed.value.description);
  if (isReceived) return {...noExtras, description, samples: []};
  const extras = layer.readOperation?.(placed, request) ?? {...noExtras, description, samples: []};
  return {...extras, samples: addSamples(readCodeSamples(placed.value), extras.samples)};
}

/** What the document brings along goes first, and instead of what a layer makes for the same language. */
function addSamples(own: Sample[], others: Sample[]): Sample[] {
  return [...own, ...others.filter(({language}) => !own.some((sample) => sample.language === language))];
}
