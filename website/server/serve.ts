import {existsSync} from 'node:fs';
import path from 'node:path';
import {createStaticHandler, listen} from './staticServer.ts';

const wanted = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
  throw new Error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);

const folder = path.resolve(import.meta.dirname, '../dist/client');
if (!existsSync(path.join(folder, '404.html')))
  throw new Error('There is no built site to serve. Run "npm run build" first, or "npm start" for both.');

const handler = createStaticHandler(folder);
const {port} = await listen(handler, wanted);
console.log(`The site is ready: http://localhost:${port}`);
