import type {OpenApiDocument, Tag} from '../document/openApiDocument.ts';
import type {OperationGroup, OperationLink} from './apiReference.ts';
import {buildOperation, type OperationContext, titleOperation} from './buildOperation.ts';
import {createNames} from './nameUntagged.ts';
import {readTagGroups, readTagTitle} from './readExtensions.ts';
import type {ReadOperation} from './readOperations.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {buildFurtherReading} from './webAddress.ts';

/** Operations that the API calls, whatever their tags are. */
const received = 'Webhooks';

/** Groups under the headings of the document, in the order of its tags, then those that only operations name, then webhooks. */
export function buildGroups(document: OpenApiDocument, operations: ReadOperation[], context: OperationContext): OperationGroup[] {
  const tags = document.tags ?? [];
  const answered = operations.filter(({isReceived}) => !isReceived);
  const webhooks = operations.filter(({isReceived}) => isReceived);
  const members = groupByTag(answered);
  const names = [...new Set([...tags.map(({name}) => name), ...members.keys()])].filter((name) => members.has(name));
  const place = createPlace(document, names, context);
  const groups = place.order.map((name) => {
    const tag = tags.find((entry) => entry.name === name) ?? {name};
    return buildGroup(tag, members.get(name) ?? noMembers, context);
  });
  const all = webhooks.length > 0 ? [...groups, buildWebhooks(webhooks, context)] : groups;
  return all.map((group, index) => ({...group, heading: place.headings[index] ?? null}));
}

/** The operations of a tag: those that are shown with it, and those that are shown with their first tag. */
type Members = {own: ReadOperation[]; others: ReadOperation[]};

const noMembers: Members = {own: [], others: []};

/** By first tags, then by those that are nobody's first. */
function groupByTag(operations: ReadOperation[]): Map<string, Members> {
  const nameUntagged = createNames(operations.filter(({placed}) => !placed.value.tags?.length));
  const members = new Map<string, Members>();
  const find = (name: string): Members => {
    const found = members.get(name) ?? {own: [], others: []};
    members.set(name, found);
    return found;
  };
  const listTags = (operation: ReadOperation): string[] => [...new Set(operation.placed.value.tags ?? [])];
  for (const operation of operations) find(listTags(operation)[0] ?? nameUntagged(operation)).own.push(operation);
  for (const operation of operations) for (const tag of listTags(operation).slice(1)) find(tag).others.push(operation);
  return members;
}

/** The order of groups, and what stands over some of them. Groups that no heading has come last, under one of their own. */
function createPlace(
  document: OpenApiDocument,
  names: string[],
  {claim}: OperationContext,
): {order: string[]; headings: OperationGroup['heading'][]} {
  const given = new Set<string>();
  const sections = readTagGroups(document).map(({name, tags}) => {
    const own = names.filter((tag) => tags.includes(tag) && !given.has(tag));
    // In the order in which the heading lists them.
    own.sort((one, other) => tags.indexOf(one) - tags.indexOf(other));
    own.forEach((tag) => given.add(tag));
    return {name, own};
  });
  const shown = sections.filter(({own}) => own.length > 0);
  const rest = names.filter((tag) => !given.has(tag));
  if (shown.length === 0) return {order: names, headings: []};
  const all = [...shown, {name: 'Other', own: rest}];
  const headings = all.flatMap(({name, own}): OperationGroup['heading'][] => {
    const heading = {text: name, anchor: claim([], 'section', name)};
    return [heading, ...own.slice(1).map(() => null)];
  });
  return {order: all.flatMap(({own}) => own), headings};
}

function buildGroup(tag: Tag, {own, others}: Members, context: OperationContext): OperationGroup {
  const anchor = context.claim([], 'tag', tag.name);
  return {
    name: readTagTitle(tag),
    anchor,
    heading: null,
    descriptionHtml: renderMarkdown(tag.description, 2),
    furtherReading: buildFurtherReading(tag.externalDocs),
    operations: own.map((operation) => buildOperation(operation, anchor, context)),
    others: others.map((operation) => linkOperation(operation, anchor, context)),
  };
}

function linkOperation(operation: ReadOperation, group: string, {claim, operationAnchors}: OperationContext): OperationLink {
  const {pointer, value, method} = operation.placed;
  return {
    anchor: claim([], group, 'operation', value.operationId),
    target: {anchor: operationAnchors.get(pointer) ?? '', route: ''},
    method: method.toUpperCase(),
    summary: titleOperation(operation),
  };
}

function buildWebhooks(operations: ReadOperation[], context: OperationContext): OperationGroup {
  const anchor = context.claim([], 'tag', received);
  return {
    name: received,
    anchor,
    heading: null,
    descriptionHtml: 'Requests that the API sends to your server.',
    furtherReading: null,
    operations: operations.map((operation) => buildOperation(operation, anchor, context)),
    others: [],
  };
}
