import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findPort} from '../server/findPort.ts';
import {ask, options} from './searchModal.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** With a group of its own, so that all its processes can be ended. */
function startDev(port: number): ChildProcess {
  return spawn(process.execPath, [path.join(root, 'scripts/dev.mjs')], {
    cwd: root,
    env: {...process.env, PORT: String(port)},
    detached: true,
    stdio: 'ignore',
  });
}

test('npm run dev serves guides, commands, references and downloads', async ({page}) => {
  test.setTimeout(180_000);
  const port = await findPort();
  const dev = startDev(port);
  try {
    const origin = `http://localhost:${port}`;
    await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass({timeout: 120_000});
    await page.goto(`${origin}/docs/clients/guides/send-data-to-algolia`);
    await expect(page.getByText('const films: Film[]').first()).toBeVisible();
    await page.goto(`${origin}/docs/contributing/CLI/clients-commands`);
    await expect(page.getByText('yarn docker generate [language]').first()).toBeVisible();
    await page.goto(`${origin}/specs/insights`);
    await expect(page.locator('[id="operation/pushEvents"]')).toBeAttached();
    expect(await (await fetch(`${origin}/specs/insights.yml`)).text()).toMatch(/^openapi: 3\.1/);
    expect(await (await fetch(`${origin}/docs/clients/introduction.md`)).text()).toMatch(/^# Introduction/);
    const mock = await fetch(`${origin}/mock-api.mjs`);
    expect([mock.status, mock.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(await mock.text()).toContain('--port NUMBER');
    expect(await (await fetch(`${origin}/llms.txt`)).text()).toContain('## Client guides');
    // Search uses the index of the build. The dev server's scripts start after the page has loaded: a key may come too early.
    await expect(() => ask(page, 'pushEvents', 2000)).toPass({timeout: 60_000});
    await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  } finally {
    if (dev.pid !== undefined) process.kill(-dev.pid);
  }
});
