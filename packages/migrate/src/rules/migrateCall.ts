import type {Node} from '@babel/types';
import {args, object, type Code, type Field} from '../edits/code.ts';
import {guideUrl} from '../report/guideUrl.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {isReachable} from '../values/clientPath.ts';
import type {Call} from '../values/parameters.ts';
import type {Value} from '../values/value.ts';
import {clientRules} from './clientRules.ts';
import {indexRules} from './indexRules.ts';
import {keepComments} from './keepComments.ts';
import {newVariable, sourceOf, valueOf, type Job} from './job.ts';
import {liteIndexRules, liteRules} from './liteRules.ts';
import type {NewCall, OldCall, Rule} from './newCall.ts';
import {isStable} from './operand.ts';
import {isOlder, reportOlder, reportUnknown} from './oldCalls.ts';
import {readOptions, type Options} from './options.ts';
import {findPosition, lineOf, statementOf, waitCall, type Position} from './position.ts';
import {recommendClientRules} from './recommend.ts';
import {writeResult} from './results.ts';
import {analyticsRules, personalizationRules} from './sideClients.ts';
import {writeWait} from './waits.ts';
import type {Section} from '../report/sections.ts';

/** The query parameters of an API key are part of the key. */
const ownKeys: Record<string, string[]> = {addApiKey: ['queryParameters'], updateApiKey: ['queryParameters']};

type Member = Node & {type: 'MemberExpression' | 'OptionalMemberExpression'};

/** Writes a call of version 4 anew, if it's one. */
export function migrateCall(node: Call, job: Job): void {
  const callee = unwrap(node.callee);
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return;
  const value = valueOf(callee.object, job);
  const method = keyOf(callee);
  const rules = rulesFor(value);
  if (!rules || method === undefined || method === 'initIndex') return;
  const rule = Object.hasOwn(rules, method) ? rules[method] : undefined;
  if (!rule) {
    // What isn't changed stays readable.
    job.done.add(unwrap(callee.object));
    return reportUnknown(value, method, node, job);
  }
  if (isOlder(method, value, node, job)) return reportOlder(method, node, job);
  if (node.arguments.some(({type}) => type === 'SpreadElement'))
    return void job.reports.push({
      kind: 'todo',
      node,
      message: `The arguments of \`${method}\` are spread, so they can’t be named.`,
      section: 'from-old-call-to-new-call',
    });
  const call = readCall(node, callee, method, value, job);
  if (call) applyRule(rule, call);
}

function rulesFor(value: Value | undefined): Record<string, Rule> | undefined {
  if (value?.kind === 'index') return value.isLite ? liteIndexRules : indexRules;
  if (value?.kind !== 'client') return undefined;
  const rules = {
    search: clientRules,
    lite: liteRules,
    analytics: analyticsRules,
    personalization: personalizationRules,
    recommend: recommendClientRules,
  };
  return rules[value.client];
}

function readCall(node: Call, callee: Member, method: string, value: Value | undefined, job: Job): OldCall | undefined {
  const isRead = /^(search|get|list|browse|find|has|exists|multiple(Queries|Get|Search))/.test(method);
  const options = (position: number): Options => readOptions(node.arguments[position], isRead, job, ownKeys[method]);
  const shared = {node, method, args: node.arguments, job, options};
  if (value?.kind !== 'index') return {...shared, client: callee.object, dot: dotOf(callee), indexName: ''};
  const made = unwrap(callee.object);
  const [name] = made.type === 'CallExpression' || made.type === 'OptionalCallExpression' ? made.arguments : [];
  const initializer = made.type === 'CallExpression' || made.type === 'OptionalCallExpression' ? unwrap(made.callee) : undefined;
  if (initializer && keyOf(initializer) === 'initIndex' && name && 'object' in initializer) {
    job.done.add(made);
    return {
      ...shared,
      client: initializer.object,
      dot: dotOf(initializer as Member),
      indexName: nameOnce(name, node, method, job),
    };
  }
  if (value.client && isReachable(value.client, node, job.program)) {
    const {code, isOptional} = value.client;
    if (dotOf(callee) === '?.' && !isOptional) reportGuard(node, callee, job);
    return {...shared, client: code, dot: isOptional ? '?.' : '.', indexName: callee.object};
  }
  job.reports.push({
    kind: 'todo',
    node: waitCall(node, job) ?? node,
    message: `\`${method}\` is a method of the client now, and the client of this index isn’t in reach here.`,
    why: 'Pass the client and the index name instead of an index.',
    section: '2-create-the-client',
  });
  return undefined;
}

function dotOf(member: Member): '.' | '?.' {
  return member.type === 'OptionalMemberExpression' && member.optional ? '?.' : '.';
}

function reportGuard(node: Node, {object: index}: Member, job: Job): void {
  job.reports.push({
    kind: 'check',
    node,
    message: `\`${sourceOf(index, job)}?.\` skipped the call if there was no index. Now the call needs a name.`,
    section: '2-create-the-client',
  });
}

/** A name that's needed more than once is computed once, in front of the statement. */
function nameOnce(name: Node, node: Call, method: string, job: Job): Code {
  const isRepeated = waitCall(node, job) !== undefined || method === 'getObjects';
  const statement = isRepeated && !isStable(name) ? statementOf(node, job) : undefined;
  if (!statement) return name;
  const variable = newVariable('targetIndexName', statement, job);
  job.edits.before(statement, [`const ${variable} = `, name, job.style.semicolon, '\n']);
  return variable;
}

function applyRule(rule: Rule, call: OldCall): void {
  const {job, node, method} = call;
  const result = rule(call);
  if ('todo' in result) return reportTodo(result, call);
  // Some calls are written the same in both versions.
  if (result.code === '' || (result.method === method && node.arguments.length === 0 && result.fields.length === 0)) return;
  const position = findPosition(node, job);
  const base = result.code ?? callCode(result, call, position);
  keepComments(position.whole, base, job);
  const waits = position.isWaited ? result.wait : undefined;
  if (waits && waits.kind !== 'tasks' && waits.kind !== 'always') writeWait(base, waits, call, result, position);
  else {
    const adaptation = writeResult(base, result.formerResult, position, job);
    if (adaptation === 'adapted')
      job.reports.push({
        kind: 'changed',
        node,
        message: `The result of \`${result.method}\` is turned into what version 4 returned.`,
        why: 'Version 5 returns one response per batch.',
        section: result.section,
      });
  }
  job.done.add(position.whole);
  job.done.add(node);
  const {kind = 'changed', message = `\`${method}\` is now \`${result.method}\`.`, why} = result.finding ?? {};
  job.reports.push({
    kind,
    node,
    message: result.method === method ? message.replace(/ is now .*/, ' takes named arguments.') : message,
    section: result.section,
    why,
  });
  reportMissingIds(call);
  if (position.isWaited)
    job.reports.push({
      kind: 'changed',
      node: position.whole,
      message: '`wait` is gone: the code waits for the task itself.',
      section: '5-replace-every-wait',
    });
}

/** Told once per file: version 4 rejected records without an ID. */
function reportMissingIds(call: OldCall): void {
  const {job, method, args, node} = call;
  if (
    !['saveObject', 'saveObjects', 'replaceAllObjects'].includes(method) ||
    job.reports.some(({message}) => message === missingIds)
  )
    return;
  const [records, options] = args;
  const isAllowed = options && sourceOf(options, job).includes('autoGenerateObjectIDIfNotExist');
  if (!records || isAllowed || sourceOf(records, job).includes('objectID') || /^\[\s*\]$/.test(sourceOf(records, job))) return;
  job.reports.push({
    kind: 'check',
    node,
    message: missingIds,
    why: 'Version 4 rejected them, unless `autoGenerateObjectIDIfNotExist` was set. If you rely on that, check records before you send them.',
    section: 'write-many-records',
  });
}

const missingIds = 'A record without an `objectID` is stored under a generated ID now.';

/** What has no equivalent gets a comment with the link, so that nobody overlooks it. */
function reportTodo({todo, section, why}: {todo: string; section: Section; why?: string}, {node, job}: OldCall): void {
  job.reports.push({kind: 'todo', node, message: todo, section, why});
  const statement = lineOf(node, job);
  if (statement) job.edits.before(statement, `// TODO: ${todo.replaceAll('`', '')} ${guideUrl(section)}\n`);
}

const withoutParameters = new Set(['listApiKeys', 'listClusters', 'getTopUserIds', 'getDictionarySettings', 'initRecommend']);

function callCode(call: NewCall, {client, dot, node}: OldCall, position: Position): Code {
  const waiting: (Field | undefined)[] =
    position.isWaited && call.wait?.kind === 'tasks' ? [{key: 'waitForTasks', value: 'true'}] : [];
  const fields = [...call.fields, ...waiting].filter((part) => part !== undefined);
  const [only] = fields;
  const first = fields.length === 1 && only && 'spread' in only ? only.spread : object(fields);
  const isNeeded = fields.length > 0 || (call.requestOptions !== undefined && !withoutParameters.has(call.method));
  const types = call.isGeneric && node.typeParameters ? node.typeParameters : '';
  const code = [call.on ?? client, dot, call.method, types, args([isNeeded ? first : undefined, call.requestOptions])];
  const [type] = call.castsTo ? (node.typeParameters?.params ?? []) : [];
  return type ? ['(', code, ' as Promise<', type, '>)'] : code;
}
