/** A part of a sample that pages may show. */
export type Region = {code: string; lines: RegionLine[]};

/** Where a line of the region was in the file: its number from 1 on, and how many columns of indentation it lost. */
type RegionLine = {number: number; indent: number};

const start = /^\s*(?:\/\/|#) region ([\w-]+)\s*$/;
const end = /^\s*(?:\/\/|#) endregion\s*$/;

/** The regions between `// region name` and `// endregion`. Parts with the same name become one, in their order. */
export function readRegions(source: string, file: string): Map<string, Region> {
  const regions = new Map<string, Region>();
  let open: {name: string; from: number} | undefined;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const name = start.exec(line)?.[1];
    if (name !== undefined) {
      if (open) throw new Error(`${file}:${index + 1}: region "${name}" begins inside "${open.name}". End that one first.`);
      open = {name, from: index + 1};
    } else if (end.test(line)) {
      if (!open) throw new Error(`${file}:${index + 1}: "endregion" ends nothing. Begin the region with "region name".`);
      const part = cutRegion(lines, open.from, index);
      const before = regions.get(open.name);
      regions.set(open.name, before ? joinRegions(before, part) : part);
      open = undefined;
    }
  }
  if (open) throw new Error(`${file}:${open.from}: region "${open.name}" has no end. Add "endregion" after it.`);
  return regions;
}

/** A program up to the end of a region, as readers would write it: without the lines that mark regions. */
export type CutProgram = {source: string; /** Where the region begins. */ start: number};

export function cutProgram(source: string, region: string, file: string): CutProgram {
  const lines = source.split('\n');
  const isStart = (line: string): boolean => start.exec(line)?.[1] === region;
  const first = lines.findIndex(isStart);
  if (first === -1) throw new Error(`${file} has no region "${region}".`);
  const lastStart = lines.findLastIndex(isStart);
  const last = lines.findIndex((line, index) => index > lastStart && end.test(line));
  const write = (part: string[]): string => part.filter((line) => !start.test(line) && !end.test(line)).join('\n');
  return {source: `${write(lines.slice(0, last)).trim()}\n`, start: write(lines.slice(0, first)).trim().length};
}

function cutRegion(lines: string[], from: number, to: number): Region {
  const part = lines.slice(from, to);
  const indents = part.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Infinity);
  const cut = Number.isFinite(indent) ? indent : 0;
  return {
    code: part.map((line) => line.slice(cut).trimEnd()).join('\n'),
    lines: part.map((_, index) => ({number: from + index + 1, indent: cut})),
  };
}

function joinRegions(one: Region, other: Region): Region {
  return {code: `${one.code}\n\n${other.code}`, lines: [...one.lines, {number: 0, indent: 0}, ...other.lines]};
}
