// `npm run bench:checker`: how long the request checker takes, in the built page and unthrottled, from a change of the largest
// example to the result that a reader sees. That is more than the check: it includes the rendering.
import {loadAlgoliaSpec} from '@docs/algolia-specs/load';
import {listSpecs} from '@docs/openapi/load';
import {listOperations} from '@docs/openapi';
import type {Page} from '@playwright/test';
import {percentile} from './measuring/statistics.ts';
import {launchBrowser} from './measuring/throttledPage.ts';
import {serve} from './peers/serve.ts';
import {printBars} from './report/printBars.ts';
import {builtSite, specs} from './setup/folders.ts';

const changes = 200;
const limit = 16;

type Example = {api: string; operationId: string; body: object; bytes: number};

async function findLargestExample(): Promise<Example> {
  const examples = await Promise.all(listSpecs(specs).map(({name, file}) => listExamples(name, file)));
  const [largest] = examples.flat().sort((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error('No operation has a body.');
  return largest;
}

async function listExamples(api: string, file: string): Promise<Example[]> {
  return listOperations(await loadAlgoliaSpec(file)).flatMap(({value: {operationId, requestBody}}) => {
    const bodies = Object.values(requestBody?.content['application/json']?.examples ?? {}).map(({value}) => value);
    const objects = bodies.filter((body): body is object => typeof body === 'object' && body !== null && !Array.isArray(body));
    return objects.map((body) => ({api, operationId, body, bytes: JSON.stringify(body).length}));
  });
}

/** Every other change adds a field that is not known, so that the result differs from the one before. */
async function measureChanges(page: Page, body: object): Promise<number[]> {
  const [wrong, right] = [{...body, notAField: 1}, body].map((value) => JSON.stringify(value, null, 2));
  const times: number[] = [];
  while (times.length < changes) times.push(await page.evaluate(changeBody, (times.length % 2 === 0 ? wrong : right) ?? ''));
  return times;
}

/** Runs in the page. */
function changeBody(text: string): Promise<number> {
  const editor = document.querySelector<HTMLTextAreaElement>('dialog textarea');
  const result = document.querySelector('dialog [aria-label="Result"]');
  if (!editor || !result) throw new Error('The checker is not open.');
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(result, {childList: true, subtree: true, characterData: true});
    // React sees only what the browser's own setter has set.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(editor, text);
    editor.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

const {api, operationId, body, bytes} = await findLargestExample();
const origin = await serve(builtSite);
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`${origin}/specs/${api}#operation/${operationId}`, {waitUntil: 'networkidle'});
await page.getByRole('button', {name: `Try it: ${operationId}`}).click();
await page.getByLabel('Body JSON').focus();
await page.waitForLoadState('networkidle');
const times = await measureChanges(page, body);
await browser.close();

const at = (share: number): number => percentile(times, share);
console.log(`The largest example: ${api} ${operationId}, ${bytes} bytes, changed ${changes} times`);
console.log(`median ${at(0.5).toFixed(1)} ms, 95th percentile ${at(0.95).toFixed(1)} ms, longest ${at(0.999).toFixed(1)} ms`);
process.exitCode = printBars([{what: 'from a change to the result, 95th percentile', value: at(0.95), limit, unit: ' ms'}])
  ? 0
  : 1;
