// `npm run reference -- openapi.yml --out folder`
import {runReferenceCommand} from './src/referenceSite/runReferenceCommand.ts';

process.env.NODE_ENV = 'production';
// Not awaited: parts that are loaded later lie in the same bundle, which would wait for this file, and this file for them.
void runReferenceCommand(import.meta.dirname, process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
