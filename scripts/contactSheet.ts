// `npm run screenshots`: every page of the sitemap, in both themes and at two widths, on one sheet for a person to look at.
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {createStaticHandler, listen} from '../website/server/staticServer.ts';
import {findChromium} from './chromium.mjs';

type Shot = {route: string; theme: 'light' | 'dark'; width: number; file: string};

const root = path.resolve(import.meta.dirname, '..');
const site = path.join(root, 'website/dist/client');
const folder = path.join(root, 'build/screenshots');

if (!existsSync(path.join(site, 'sitemap.xml'))) throw new Error('There is no built site. Run "npm run build" first.');
const routes = listRoutes();
const shots = routes.flatMap(planShots);
rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
await takeShots(shots);
writeFileSync(path.join(folder, 'index.html'), renderSheet());
console.log(`\nOpen ${path.relative(process.cwd(), path.join(folder, 'index.html'))}`);

/** The pages of the sitemap, and those that are not in it. */
function listRoutes(): string[] {
  const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...routes, '/search', '/404'];
}

function planShots(route: string): Shot[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    [1440, 390].map((width) => ({route, theme, width, file: `${route.replaceAll('/', '_')}-${theme}-${width}.jpg`})),
  );
}

async function takeShots(shots: Shot[]): Promise<void> {
  const {server, port} = await listen(createStaticHandler(site), 0);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  for (const [index, shot] of shots.entries()) {
    process.stdout.write(`\r${index + 1} of ${shots.length}`);
    await takeShot(browser, `http://localhost:${port}`, shot);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** What a reader sees first: two windows of it. */
async function takeShot(browser: Browser, origin: string, {route, theme, width, file}: Shot): Promise<void> {
  const page = await browser.newPage({viewport: {width, height: width > 1000 ? 1800 : 1600}, colorScheme: theme});
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  await page.goto(origin + route, {waitUntil: 'networkidle'});
  await page.screenshot({path: path.join(folder, file), type: 'jpeg', quality: 70});
  await page.close();
}

function renderSheet(): string {
  const sections = routes.map((route) => `<section><h2>${route}</h2>${planShots(route).map(renderShot).join('')}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px system-ui;margin:24px;background:#888}section{margin-bottom:24px;white-space:nowrap;overflow-x:auto}img{margin-right:12px}h2{font-size:16px}</style>
<h1>${routes.length} pages, ${shots.length} screenshots</h1>
${sections.join('\n')}
</html>
`;
}

function renderShot({route, theme, width, file}: Shot): string {
  return `<a href="${file}"><img loading="lazy" src="${file}" alt="${route}, ${theme}, ${width} px" height="420"></a>`;
}
