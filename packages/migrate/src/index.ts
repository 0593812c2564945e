export type {Change, Finding, FindingKind, Migration, Place, SourceFile} from './report/migration.ts';
export {guideUrl} from './report/guideUrl.ts';
export {migrate} from './project/migrate.ts';
export {migrateProject} from './project/migrateProject.ts';
export {sections} from './report/sections.ts';
