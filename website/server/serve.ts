import path from 'node:path';
import {createStaticHandler, listen} from './staticServer.ts';

const wanted = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
  throw new Error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);

const handler = await createStaticHandler(path.resolve(import.meta.dirname, '../dist/client'));
const {port} = await listen(handler, wanted);
console.log(`The site is ready: http://localhost:${port}`);
