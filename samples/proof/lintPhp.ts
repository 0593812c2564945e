import {spawnSync} from 'node:child_process';

/** What PHP itself says about a program, on machines that have it. */
export function lintPhp(file: string): string[] {
  const {error, status, stdout} = spawnSync('php', ['-l', file], {encoding: 'utf8'});
  return error || status === 0 ? [] : [`php -l: ${stdout.trim()}`];
}

/** The version of this machine’s PHP, without what its packager has added to it. */
export function readPhpVersion(): string | undefined {
  const {error, status, stdout} = spawnSync('php', ['-n', '-r', 'echo PHP_VERSION;'], {encoding: 'utf8'});
  return error || status !== 0 ? undefined : /^\d+\.\d+\.\d+/.exec(stdout)?.[0];
}
