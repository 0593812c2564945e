// @ts-check
// `npm run dev`: installs what is missing and serves the sources with live reload.
import {ensureInstalled, run} from './install.mjs';

ensureInstalled();
run(process.execPath, ['scripts/runBundled.mjs', 'website/dev.ts'], 'The dev server stopped.');
