// @ts-check
// `npm run dev`: installs what is missing and serves the sources with live reload.
import path from 'node:path';
import {ensureInstalled, root, run} from './install.mjs';

ensureInstalled();
const vike = path.join(root, 'node_modules/vike/bin.js');
const port = process.env.PORT ?? '3000';
run(process.execPath, ['--import', 'tsx', vike, 'dev', '--port', port], 'The dev server stopped.', path.join(root, 'website'));
