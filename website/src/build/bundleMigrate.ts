import {bundleProgram} from './bundleProgram.ts';
import {migrateFile} from './downloadFiles.ts';

/** The command that migrates code, as one file. */
export function bundleMigrate(): Promise<string> {
  return bundleProgram(
    migrateFile,
    `import {startMigrate} from '@docs/migrate/command';
startMigrate('node ${migrateFile}');
`,
  );
}
