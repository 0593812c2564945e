import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/**
 * When each file below a folder was last committed, as ISO dates by path from that folder. A wrong date is worse than none: a shallow
 * clone, a file that's not committed yet and a folder outside of git have none.
 */
export async function readLastUpdated(folder: string): Promise<Map<string, string>> {
  try {
    if ((await git(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    // One walk through the history for all files: newest commits first, each with its date and the files that it touched.
    return parseLog(await git(folder, 'log', '--format=%x00%cI', '--name-only', '--relative', '-z', '--', '.'));
  } catch {
    return new Map();
  }
}

function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0\0')) {
    const [date = '', ...files] = commit.split(/[\0\n]+/).filter((part) => part !== '');
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const {stdout} = await promisify(execFile)('git', args, {cwd: folder, maxBuffer: 1 << 30});
  return stdout;
}
