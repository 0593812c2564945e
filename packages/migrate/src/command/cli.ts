// `npm run migrate`: the migration of files and folders. npm runs it in the root of the project; paths start where it was called.
import {startMigrate} from './startMigrate.ts';

startMigrate('npm run migrate --', process.env.INIT_CWD);
