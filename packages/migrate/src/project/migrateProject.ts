import type {Migration, SourceFile} from '../report/migration.ts';
import {migrate, migrateWith} from './migrate.ts';
import {migratePackageJson} from './migratePackageJson.ts';
import {readExports, type Exports} from './readExports.ts';
import {resolveImport} from './resolveImport.ts';

const manifest = /(^|[\\/])package\.json$/;
const usesCommon = /@algolia\/(client-common|cache-|logger-common|requester-common|transporter)|AlgoliaSearchOptions/;

/** Migrates the files of a project, one at a time. Clients that a file exports are known in the files that import them. */
export function* migrateProject(files: SourceFile[]): Generator<{path: string; migration: Migration}> {
  const sources = files.filter(({path}) => !manifest.test(path));
  const needsCommon = sources.some(({text}) => usesCommon.test(text));
  const exported = readExports(sources);
  for (const file of files) yield {path: file.path, migration: migrateFile(file, exported, needsCommon)};
}

function migrateFile(file: SourceFile, exported: Exports, needsCommon: boolean): Migration {
  if (manifest.test(file.path)) return migratePackageJson(file, needsCommon);
  const importsOf = (specifier: string): ReturnType<Exports['get']> => {
    const path = resolveImport(specifier, file.path, exported);
    return path === undefined ? undefined : exported.get(path);
  };
  // A file that imports a client needn't mention its name.
  const isImporter = [...exported.keys()].some((path) => path !== file.path && file.text.includes(baseName(path)));
  return isImporter ? migrateWith(file, importsOf) : migrate(file);
}

/** What an import says of a file: its name without the ending, or the folder of an index file. */
function baseName(path: string): string {
  const [name = '', folder = ''] = path.split(/[\\/]/).reverse();
  const bare = name.replace(/\.\w+$/, '');
  return bare === 'index' && folder !== '' ? folder : bare;
}
