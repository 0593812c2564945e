import {completers} from './completers.ts';
import {completeSchema} from './completeSchema.ts';
import {mapObjects, type Values} from './mapObjects.ts';
import {nameOperations} from './nameOperations.ts';
import {listNewer} from './newerFields.ts';
import {createFindTarget, explainNowhere, type FindTarget, readTarget, toReference} from './references.ts';
import type {Kind} from './shapes.ts';
import {nullAlternative} from './upgradeSchema.ts';
import type {Report, Warning} from './warning.ts';

/** A document with all that a reader of it relies on. What is missing gets a name or is left out, and is reported. */
export function completeDocument(document: Values, version: string): {document: Values; warnings: Warning[]} {
  const warnings: Warning[] = [];
  const find = createFindTarget(document);
  const followReference = createFollow(document, find);
  const change = (value: Values, kind: Kind, pointer: string): Values => {
    if (value === nullAlternative) return value;
    const report: Report = (message, way = '') => warnings.push({pointer: pointer + way, message});
    const found = kind === 'schema' ? value : followReference(value, kind, pointer, report);
    for (const {way, name, since} of listNewer(found, kind, version))
      report(`${name} is new in OpenAPI ${since}, but the document says ${version}. It's read as ${since} says.`, way);
    if (kind === 'schema') return completeSchema(found, {document, pointer, find, report});
    const readNamed = (inner: unknown): Values | undefined => readTarget(document, inner as Values, pointer, find);
    return completers[kind]?.(found, {report, version, readNamed}) ?? found;
  };
  const complete = mapObjects(document, change) as Values;
  return {document: nameOperations(complete, (pointer, message) => warnings.push({pointer, message})), warnings};
}

/** What may be a reference to another place instead of itself, and is left so: several places show it, and readers follow it. */
const kept: Kind[] = ['parameter', 'header', 'response', 'example', 'link', 'callback'];

/** What has to be what it refers to. */
const followed: Kind[] = ['pathItem', 'requestBody', 'securityScheme', 'operation', 'mediaType', 'encoding', 'server', 'tag'];

type Follow = (value: Values, kind: Kind, pointer: string, report: Report) => Values;

function createFollow(document: Values, find: FindTarget): Follow {
  // What was followed on the way to the place where the walk is, so that it doesn't go in circles.
  let way: {pointer: string; place: string}[] = [];
  return (value, kind, pointer, report) => {
    const {$ref, ...siblings} = value;
    if ($ref === undefined || ![...kept, ...followed].includes(kind)) return value;
    const found = readTarget(document, value, pointer, find);
    const place = find($ref, pointer);
    const isLeft = isKept(kind, pointer);
    way = way.filter((step) => pointer.startsWith(`${step.pointer}/`));
    if (!found || place === undefined || (!isLeft && way.some((step) => step.place === place))) {
      report(explainNowhere($ref));
      return siblings;
    }
    if (isLeft) return {...siblings, $ref: toReference(place, $ref)};
    way.push({pointer, place});
    return {...found, ...siblings};
  };
}

/** The path items of callbacks and webhooks are kept, too: a callback may lead back to the path that it belongs to. */
function isKept(kind: Kind, pointer: string): boolean {
  return kind === 'pathItem' ? !/^\/(paths|components\/pathItems)\/[^/]*$/.test(pointer) : kept.includes(kind);
}
