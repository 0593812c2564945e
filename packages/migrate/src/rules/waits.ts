import type {Node} from '@babel/types';
import {args, object, type Code, type Field} from '../edits/code.ts';
import {isFunction} from '../syntax/scopes.ts';
import {keyOf, rangeOf} from '../syntax/tree.ts';
import {newVariable, parentOf, quoted, type Job} from './job.ts';
import type {NewCall, OldCall, Wait} from './newCall.ts';
import {readOptions} from './options.ts';
import {statementOf, waitCall, type Position} from './position.ts';

type Waiting = Exclude<Wait, {kind: 'tasks' | 'always'}>;

/** Writes `call.wait()` as a call and a wait, in as many statements as the place allows. */
export function writeWait(base: Code, wait: Waiting, call: OldCall, {response = 'response'}: NewCall, position: Position): void {
  const {job} = call;
  const {awaited, outer, whole, isUnused} = position;
  const parent = parentOf(outer, job);
  const statement = awaited && statementOf(outer, job);
  const end = job.style.semicolon;
  if (statement && parent === statement && parent.type === 'ExpressionStatement') {
    const {declaration, taken} = declareResponse(wait, response, statement, job);
    job.edits.replace(statement, [
      declaration,
      'await ',
      base,
      end,
      '\n',
      waitStatement(wait, taken, call),
      tailOf(statement, outer, job),
    ]);
    return;
  }
  const returned = parent?.type === 'ReturnStatement' && isInAsyncFunction(parent, job) ? statementOf(outer, job) : undefined;
  if (returned && returned === parent && wait.kind !== 'apiKey') {
    const {declaration, taken} = declareResponse(wait, response, returned, job);
    const waiting = [waitStatement(wait, taken, call), end, '\n', `return ${taken.all}`, tailOf(returned, outer, job)];
    job.edits.replace(returned, [declaration, 'await ', base, end, '\n', ...waiting]);
    return;
  }
  const kept =
    statement && parent?.type === 'VariableDeclarator' && parent.init === outer
      ? keptTask(parent, statement, wait, job)
      : undefined;
  if (statement && kept) {
    job.edits.replace(whole, base);
    const tail = tailOf(statement, outer, job);
    if (tail.includes('\n'))
      job.edits.replace({start: rangeOf(outer).end, end: rangeOf(statement).end}, ['\n', waitStatement(wait, kept, call), tail]);
    else job.edits.after(statement, ['\n', waitStatement(wait, kept, call), end]);
    return;
  }
  job.edits.replace(whole, [base, chainedWait(wait, call, isUnused)]);
}

/** What ends a statement: a semicolon, maybe on the next line, or nothing. */
function tailOf(statement: Node, expression: Node, {program}: Job): string {
  return program.text.slice(rangeOf(expression).end, rangeOf(statement).end);
}

function isInAsyncFunction(node: Node, job: Job): boolean {
  for (let at = parentOf(node, job); at; at = parentOf(at, job)) if (isFunction(at)) return 'async' in at && at.async === true;
  return false;
}

/** What the wait needs to know about the response: an expression for its task, or for its key. */
type Task = {taskID: string; key: string; all: string};

function declareResponse(wait: Waiting, wanted: string, statement: Node, job: Job): {declaration: string; taken: Task} {
  const brace = job.style.brace;
  if (wait.kind === 'apiKey') {
    if (wait.operation !== 'add' || wait.fields.length > 0) return {declaration: '', taken: {taskID: '', key: '', all: ''}};
    const key = newVariable('key', statement, job);
    return {declaration: `const {${brace}${key === 'key' ? key : `key: ${key}`}${brace}} = `, taken: {taskID: '', key, all: ''}};
  }
  const name = newVariable(wanted, statement, job);
  return {declaration: `const ${name} = `, taken: {taskID: `${name}.taskID`, key: `${name}.key`, all: name}};
}

/** The variable that a response is declared with has the task, or gets it. */
function keptTask(declarator: Node, statement: Node, wait: Waiting, job: Job): Task | undefined {
  if (declarator.type !== 'VariableDeclarator') return undefined;
  const declaration = parentOf(declarator, job);
  if (declaration?.type !== 'VariableDeclaration' || declaration.declarations.length !== 1) return undefined;
  const {id} = declarator;
  if (id.type === 'Identifier') return {taskID: `${id.name}.taskID`, key: `${id.name}.key`, all: id.name};
  if (id.type !== 'ObjectPattern') return undefined;
  const wanted = wait.kind === 'apiKey' ? 'key' : 'taskID';
  const property = id.properties.find((part) => keyOf(part) === wanted);
  if (property?.type === 'ObjectProperty' && property.value.type === 'Identifier') return sameName(property.value.name);
  const last = id.properties.at(-1);
  if (property || !last || last.type === 'RestElement') return undefined;
  const name = newVariable(wanted, statement, job);
  job.edits.replace({start: rangeOf(last).end, end: rangeOf(last).end}, name === wanted ? `, ${name}` : `, ${wanted}: ${name}`);
  return sameName(name);
}

function sameName(name: string): Task {
  return {taskID: name, key: name, all: `{ taskID: ${name} }`};
}

function waitStatement(wait: Waiting, task: Task, call: OldCall): Code {
  if (wait.kind === 'perIndex') {
    const fields = object([
      {key: 'indexName', value: 'indexName'},
      {key: 'taskID', value: 'id'},
    ]);
    return [
      `for (const [indexName, id] of Object.entries(${task.taskID}))\n${call.job.style.unit}await `,
      call.client,
      '.waitForTask',
      args([fields]),
    ];
  }
  const condition = wait.kind === 'task' && wait.isOptional ? `if (${task.taskID})\n${call.job.style.unit}` : '';
  return [condition, 'await ', waitCode(wait, task, call)];
}

function waitCode(
  wait: Exclude<Waiting, {kind: 'perIndex'}>,
  {taskID, key}: Pick<Task, 'taskID' | 'key'>,
  {client, node, job}: OldCall,
): Code {
  const given = readOptions(waitCall(node, job)?.arguments[0], true, job).requestOptions;
  if (wait.kind === 'appTask') return [client, '.waitForAppTask', args([object([{key: 'taskID', value: taskID}]), given])];
  if (wait.kind === 'task')
    return [
      client,
      '.waitForTask',
      args([
        object([
          {key: 'indexName', value: wait.indexName},
          {key: 'taskID', value: taskID},
        ]),
        given,
      ]),
    ];
  const operation: Field = {key: 'operation', value: quoted(wait.operation, job)};
  const fields: Field[] = wait.fields.length > 0 ? wait.fields : [{key: 'key', value: key}];
  return [client, '.waitForApiKey', args([object([operation, ...fields]), given])];
}

/** Waits within an expression, whose value stays the response. */
function chainedWait(wait: Waiting, call: OldCall, isUnused: boolean): Code {
  const [open, close] = [`({${call.job.style.brace}`, `${call.job.style.brace}})`];
  if (wait.kind === 'perIndex') {
    return [
      '.then((response) => Promise.all(Object.entries(response.taskID).map(([indexName, taskID]) => ',
      call.client,
      '.waitForTask',
      args([
        object([
          {key: 'indexName', value: 'indexName'},
          {key: 'taskID', value: 'taskID'},
        ]),
      ]),
      ')).then(() => response))',
    ];
  }
  const isOptional = wait.kind === 'task' && wait.isOptional === true;
  const name = wait.kind === 'apiKey' ? 'key' : 'taskID';
  const needsResponse = !(wait.kind === 'apiKey' && wait.fields.length > 0);
  if (isUnused && !isOptional) {
    const parameter = needsResponse ? `${open}${name}${close}` : '()';
    return [`.then(${parameter} => `, waitCode(wait, {taskID: 'taskID', key: 'key'}, call), ')'];
  }
  const code = waitCode(wait, {taskID: 'response.taskID', key: 'response.key'}, call);
  return isOptional
    ? ['.then((response) => (response.taskID ? ', code, '.then(() => response) : response))']
    : ['.then((response) => ', code, '.then(() => response))'];
}
