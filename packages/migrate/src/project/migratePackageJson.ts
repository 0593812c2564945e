import {parseExpression} from '@babel/parser';
import type {ObjectExpression, ObjectProperty} from '@babel/types';
import {createEdits} from '../edits/edits.ts';
import {render} from '../edits/render.ts';
import {lineIndent} from '../edits/style.ts';
import {describeFindings, type Report} from '../report/findings.ts';
import type {Migration, SourceFile} from '../report/migration.ts';
import {keyOf, rangeOf} from '../syntax/tree.ts';

/** The version that the guide is about. Minor releases change types, so it's exact. */
const version = '5.61.0';

const updated =
  /^(algoliasearch|@algolia\/(client-(search|common|analytics|personalization|abtesting)|recommend|requester-(node-http|browser-xhr|fetch)|logger-console))$/;
const removed =
  /^(@types\/algoliasearch(-.*)?|@algolia\/(cache-(common|in-memory|browser-local-storage)|logger-common|requester-common|transporter|client-account|client-recommendation))$/;

/** Sets the versions of Algolia's packages, and takes out those that version 5 doesn't use. */
export function migratePackageJson(file: SourceFile, needsCommon: boolean): Migration {
  const manifest = parse(file.text);
  if ('kind' in manifest) return manifest;
  const edits = createEdits();
  const reports: Report[] = [];
  const tell = (property: ObjectProperty, message: string): void => {
    reports.push({kind: 'changed', node: property, message, section: '1-install-version-5-alongside-version-4'});
  };
  for (const list of dependencyLists(manifest)) {
    const entries = list.properties.filter((part) => part.type === 'ObjectProperty');
    for (const entry of entries) {
      const name = keyOf(entry) ?? '';
      if (entry.value.type !== 'StringLiteral' || !isVersion4(entry.value.value)) continue;
      if (updated.test(name)) {
        edits.replace(entry.value, `"${version}"`);
        tell(entry, `\`${name}\` is set to ${version}.`);
      } else if (removed.test(name)) {
        edits.replace(spanOf(entry, list, file.text), '');
        tell(entry, `\`${name}\` isn’t part of version 5.`);
      }
    }
    const client = entries.find(
      (entry) => keyOf(entry) === 'algoliasearch' && entry.value.type === 'StringLiteral' && isVersion4(entry.value.value),
    );
    if (!client || !needsCommon || entries.some((entry) => keyOf(entry) === '@algolia/client-common')) continue;
    edits.before(client, `"@algolia/client-common": "${version}",\n`);
    tell(client, '`@algolia/client-common` is added: the code imports it.');
  }
  const style = {
    quote: '"',
    semicolon: '',
    brace: ' ',
    unit: lineIndent(file.text, 4),
    newline: file.text.includes('\r\n') ? '\r\n' : '\n',
  } as const;
  const {text, changes} = render(file.text, edits.list, style, {nodes: [], parents: new Map()});
  return {
    kind: 'migrated',
    text,
    changes,
    findings: describeFindings(reports, file.text, text, changes),
  };
}

function parse(text: string): ObjectExpression | Extract<Migration, {kind: 'unreadable'}> {
  try {
    JSON.parse(text);
    const node = parseExpression(text);
    if (node.type === 'ObjectExpression') return node;
    return {kind: 'unreadable', reason: 'It isn’t an object.', line: 1, column: 1};
  } catch (error) {
    return {kind: 'unreadable', reason: error instanceof Error ? error.message : String(error), line: 1, column: 1};
  }
}

function dependencyLists(manifest: ObjectExpression): ObjectExpression[] {
  const names = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return manifest.properties.flatMap((part) =>
    part.type === 'ObjectProperty' && names.includes(keyOf(part) ?? '') && part.value.type === 'ObjectExpression'
      ? [part.value]
      : [],
  );
}

/** `^4.20.0`, `~4.1`, `4.x`, `>=4` … */
function isVersion4(range: string): boolean {
  return /^[\^~>=v ]*[34](\.|$|x)/.test(range);
}

/** An entry with its line and the comma that belongs to it. */
function spanOf(entry: ObjectProperty, {properties}: ObjectExpression, text: string): {start: number; end: number} {
  const at = properties.indexOf(entry);
  const [before, after] = [properties[at - 1], properties[at + 1]];
  const {start, end} = rangeOf(entry);
  if (after) return {start, end: rangeOf(after).start};
  return {start: before ? rangeOf(before).end : start, end: before ? end : end + (text[end] === ',' ? 1 : 0)};
}
