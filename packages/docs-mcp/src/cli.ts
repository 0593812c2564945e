// `npm run mcp`: the documentation for agents, of the site as it was built last.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsContent} from './content/docsContent.ts';
import {runDocsMcp} from './runDocsMcp.ts';

const contentFile = path.resolve(import.meta.dirname, '../../../website/dist/mcp-content.json');

await runDocsMcp({
  command: 'npm run --silent mcp --',
  loadContent() {
    if (existsSync(contentFile)) return JSON.parse(readFileSync(contentFile, 'utf8')) as DocsContent;
    throw new Error('The documentation has not been built yet. Run `npm run build` once, then start the server again.');
  },
});
