import {formatMeasure, type MeasureName, measures} from '../measuring/measures.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';

const chartWidth = 400;
const gap = 24;
const nameWidth = 132;
const valueWidth = 72;
const rowHeight = 22;
const titleHeight = 28;

/** Follows the colour mode of the page that shows it. */
const style = `
    text { font: 12px system-ui, sans-serif; fill: #3d4250; }
    .title { font-weight: 600; fill: #14161c; }
    .ours text { font-weight: 600; fill: #14161c; }
    rect { fill: #b4bac8; }
    .floor rect { fill: #dfe3ea; }
    .ours rect { fill: #3157d5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #b9bfcc; }
      .title, .ours text { fill: #f2f4f8; }
      rect { fill: #596070; }
      .floor rect { fill: #3a404d; }
      .ours rect { fill: #7f9dff; }
    }
  `;

/** A small chart per measure, two beside each other, with a bar per subject. Shorter is better in all of them. */
export function renderPlot(title: string, subjects: MeasuredSubject[], names: MeasureName[]): string {
  const chartHeight = titleHeight + subjects.length * rowHeight + gap;
  const [width, height] = [2 * chartWidth + gap, Math.ceil(names.length / 2) * chartHeight];
  const charts = names.map((name, index) => {
    const [x, y] = [(index % 2) * (chartWidth + gap), Math.floor(index / 2) * chartHeight];
    return `  <g transform="translate(${x} ${y})">\n${renderChart(name, subjects)}\n  </g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
  <title id="title">${escapeText(title)}</title>
  <desc id="description">${escapeText(describe(subjects, names))}</desc>
  <style>${style}</style>
${charts.join('\n')}
</svg>
`;
}

function renderChart(name: MeasureName, subjects: MeasuredSubject[]): string {
  const values = subjects.map(({measure}) => measure[name]).filter((value) => value !== undefined && Number.isFinite(value));
  const longest = Math.max(1, ...values.map(Number));
  const rows = subjects.map((subject, index) => renderRow(name, subject, {longest, y: titleHeight + index * rowHeight}));
  return [`    <text class="title" x="0" y="16">${measures[name].label}</text>`, ...rows].join('\n');
}

function renderRow(name: MeasureName, subject: MeasuredSubject, {longest, y}: {longest: number; y: number}): string {
  const value = subject.measure[name];
  const room = chartWidth - nameWidth - valueWidth;
  // What never gets there has no length: its label says so.
  const length = value !== undefined && Number.isFinite(value) ? Math.max(1, (value / longest) * room) : 0;
  const bar = `<rect x="${nameWidth}" y="${y}" width="${length.toFixed(1)}" height="14" rx="2"/>`;
  const label = `<text x="${(nameWidth + length + 6).toFixed(1)}" y="${y + 11}">${formatMeasure(name, value)}</text>`;
  return `    <g class="${subject.role}"><text x="0" y="${y + 11}">${escapeText(subject.name)}</text>${bar}${label}</g>`;
}

/** The numbers in words, for those who do not see the bars. */
function describe(subjects: MeasuredSubject[], names: MeasureName[]): string {
  return names
    .map((name) => {
      const values = subjects.map((subject) => `${subject.name} ${formatMeasure(name, subject.measure[name])}`);
      return `${measures[name].label}: ${values.join(', ')}.`;
    })
    .join(' ');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
