import type {Finding, FindingKind} from '@docs/migrate';
import {element} from '../browser/elements/element.ts';
import styles from './migration.module.css';
import {needsReader} from './wordMigration.ts';

const kindNames: Record<FindingKind, string> = {todo: 'To do', check: 'Check', changed: 'Changed'};

/** What was found, what needs the reader first. `goTo` goes to a line of the result. */
export function drawFindings(findings: Finding[], goTo: (line: number) => void): HTMLElement[] {
  const open = [...listKind(findings, 'todo'), ...listKind(findings, 'check')];
  const done = findings.filter((finding) => !needsReader(finding));
  const drawList = (list: Finding[]): HTMLElement =>
    element('ul', {class: styles.findings, role: 'list'}, ...list.map((finding) => drawFinding(finding, goTo)));
  return [
    ...(open.length > 0 ? [element('h4', {}, `Needs you (${open.length})`), drawList(open)] : []),
    ...(done.length > 0
      ? [element('details', {class: styles.done}, element('summary', {}, `Changed (${done.length})`), drawList(done))]
      : []),
  ];
}

function listKind(findings: Finding[], kind: FindingKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind);
}

function drawFinding({kind, message, why, section, resultPlace: {line}}: Finding, goTo: (line: number) => void): HTMLElement {
  const place = element('button', {type: 'button', class: styles.place, onclick: () => goTo(line)}, `Line ${line}`);
  const badge = kind === 'changed' ? [] : [element('b', {class: styles[kind]}, kindNames[kind])];
  const reason = why === undefined ? [] : [element('p', {class: styles.why}, ...drawText(why))];
  return element(
    'li',
    {},
    place,
    element('div', {}, element('p', {}, ...badge, ...drawText(message), ...drawGuideLink(section)), ...reason),
  );
}

/** The section of this page that has more. Numbers of steps would look odd in a sentence. */
function drawGuideLink(section: string): (Node | string)[] {
  const heading = document.getElementById(section);
  return heading ? [' See ', element('a', {href: `#${section}`}, heading.textContent.replace(/^\d+\. /, '')), '.'] : [];
}

/** Text with code in backticks. */
function drawText(text: string): (Node | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}
