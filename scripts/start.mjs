// @ts-check
// `npm start`: installs what is missing, builds the site and serves it.
import {ensureInstalled, run} from './install.mjs';

ensureInstalled();
run(process.execPath, ['scripts/runBundled.mjs', 'samples/prove.ts'], 'A sample does not do what it says; see above.');
run(process.execPath, ['scripts/runBundled.mjs', 'website/build.ts'], 'The build failed. The messages above say where and why.');
run(process.execPath, ['--import', 'tsx', 'website/server/serve.ts'], 'The server stopped.');
