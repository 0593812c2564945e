import {runMigrate} from './runMigrate.ts';

/** Runs the command in this process. `command` is what started it. */
export function startMigrate(command: string, cwd = process.cwd()): void {
  const {argv, env, stdout, stderr} = process;
  // Whoever reads the output may have seen enough: `… --dry-run src | head`.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = runMigrate({command, argv: argv.slice(2), cwd, env, stdout, stderr});
}
