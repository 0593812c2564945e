import type {Score, Share} from './score.ts';
import type {ToolSize} from './sizes.ts';

/** A line per task: what it has of what it needs, what it took, and the first thing that is missing. */
export function writeScores(scores: Score[]): string {
  const rows = scores.map(({task, met, missing: [first], calls, characters}) => [
    task.kind,
    task.id,
    `${met.length} of ${task.needs.length}`,
    String(calls),
    formatNumber(characters),
    first ?? '',
  ]);
  return writeTable(['Kind', 'Task', 'Needs met', 'Calls', 'Characters', 'First missing'], rows);
}

/** Shares with the words of an agent, beside those with the questions as they were asked. */
export function writeShares(shares: Share[], asAsked: Share[]): string {
  const rows = shares.map((share, place) => [share.name, writeShare(share), ...asAsked.slice(place, place + 1).map(writeShare)]);
  return writeTable(['Kind', 'All needs met', 'With the question as it was asked'], rows);
}

function writeShare(share: Share): string {
  return `${share.complete} of ${share.of} (${formatPercent(share)})`;
}

export function writeSizes(sizes: ToolSize[]): string {
  const rows = sizes.map(({tool, responses, errors, median, high, largest}) => [
    tool,
    ...[responses, errors, median, high, largest].map(formatNumber),
  ]);
  return writeTable(['Tool', 'Responses', 'Of these errors', 'Median', '95th percentile', 'Largest'], rows);
}

export function formatPercent({complete, of}: Share): string {
  return `${formatNumber((100 * complete) / of)}%`;
}

function formatNumber(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function writeTable(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
