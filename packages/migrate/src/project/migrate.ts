import type {Node} from '@babel/types';
import {createEdits} from '../edits/edits.ts';
import {render} from '../edits/render.ts';
import {readStyle} from '../edits/style.ts';
import {describeFindings} from '../report/findings.ts';
import type {Migration, SourceFile} from '../report/migration.ts';
import {replaceClientOptions, replaceDefault, replaceOldMember, reportMocks} from '../modules/defaults.ts';
import {replaceImportEquals, replaceImports, replaceReexport, replaceRequire} from '../modules/imports.ts';
import {shareClients} from '../rules/parameters.ts';
import {replaceDestructuring, replaceMember, reportEscapes} from '../rules/indexUses.ts';
import {replaceInitIndex} from '../rules/indices.ts';
import {renameIndices} from '../rules/renameIndices.ts';
import {reportTemplates} from '../rules/reportTemplates.ts';
import type {Job} from '../rules/job.ts';
import {migrateCall} from '../rules/migrateCall.ts';
import {reportUnfollowed} from '../rules/unfollowed.ts';
import {replaceDerivedType} from '../modules/derivedTypes.ts';
import {parseFile} from '../syntax/parseFile.ts';
import {analyse, type ImportsOf} from '../values/analysis.ts';

/** What a file has that mentions the client at all; other files aren't even parsed. */
const mentions = /algolia|initIndex/i;

/** Rewrites a program for version 4 of the client as one for version 5. What isn't about the client stays byte for byte. */
export function migrate(file: SourceFile): Migration {
  if (!mentions.test(file.text)) return {kind: 'migrated', text: file.text, changes: [], findings: []};
  return migrateWith(file);
}

/** The same, with what's known about the files that a file imports. */
export function migrateWith(file: SourceFile, importsOf?: ImportsOf): Migration {
  const syntax = parseFile(file);
  if (syntax.kind === 'unreadable') return syntax;
  const program = analyse(syntax, importsOf);
  const style = readStyle(syntax, program.tree);
  const job: Job = {program, style, edits: createEdits(), reports: [], imports: new Map(), done: new Set(), declared: new Map()};
  shareClients(job);
  for (const node of program.tree.nodes) visitNode(node, job);
  for (const node of program.tree.nodes) if (isCall(node)) replaceInitIndex(node, job);
  // From the inside: a call that's reported says enough about its `wait`.
  for (const node of program.tree.nodes.toReversed()) reportUnfollowed(node, job);
  reportTemplates(job);
  renameIndices(job);
  replaceImports(job);
  const {text, changes} = render(file.text, job.edits.list, style, program.tree);
  return {kind: 'migrated', text, changes, findings: describeFindings(job.reports, file.text, text, changes)};
}

function visitNode(node: Node, job: Job): void {
  if (isCall(node)) {
    migrateCall(node, job);
    reportMocks(node, job);
  }
  replaceRequire(node, job);
  replaceReexport(node, job);
  replaceImportEquals(node, job);
  replaceDefault(node, job);
  replaceClientOptions(node, job);
  replaceMember(node, job);
  replaceDestructuring(node, job);
  replaceDerivedType(node, job);
  replaceOldMember(node, job);
  reportEscapes(node, job);
}

function isCall(node: Node): node is Node & {type: 'CallExpression' | 'OptionalCallExpression'} {
  return node.type === 'CallExpression' || node.type === 'OptionalCallExpression';
}
