import {type ChildProcess, spawn} from 'node:child_process';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findPort} from '../server/findPort.ts';
import {copySite, doc, runBundled} from './fixtureSite.ts';
import {ask, options} from './searchModal.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** With a group of its own, so that all its processes can be ended. */
function start(args: string[], cwd: string, port: number): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: {...process.env, PORT: String(port), NO_COLOR: '1'},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function startDev(port: number): ChildProcess {
  return start([path.join(root, 'scripts/dev.mjs')], root, port);
}

/** The same server for a copy of the site. */
function startFixture(folder: string, port: number): ChildProcess {
  return start([runBundled, path.join(folder, 'dev.ts')], root, port);
}

/** A server that ended by itself has nothing to stop: what it said is the reason for the failure. */
function stop({pid, exitCode}: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid);
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
    const films = await fetch(`${origin}/films.json`);
    expect([films.status, films.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await (await fetch(`${origin}/llms.txt`)).text()).toContain('## Client guides');
    await page.goto(`${origin}/examples/night-trains`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Night Trains');
    expect((await fetch(`${origin}/examples/night-trains/openapi.yml`)).status).toBe(200);
    await page.goto(`${origin}/specs/insights`);
    // Search uses the index of the build. The dev server's scripts start after the page has loaded: a key may come too early.
    await expect(() => ask(page, 'pushEvents', 2000)).toPass({timeout: 60_000});
    await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  } finally {
    stop(dev);
  }
});

test('a mistake in a page is shown in the browser and in a few lines of the terminal, and other pages work', async ({page}) => {
  test.setTimeout(180_000);
  const folder = copySite('dev-mistakes', {
    'docs/clients/region.mdx': doc('Region', 'Text.\n\n<Sample region="nothing" guide="introduction" />'),
    'docs/clients/heading.mdx': doc('Heading', '# One'),
    'docs/clients/matter.mdx': '---\ntitle: One\ndescription: Two\nsidebar_lable: Three\n---\n\nText.\n',
    'docs/clients/component.mdx': doc('Component', 'Text.\n\n<Tabz />'),
    'docs/clients/crash.mdx': doc('Crash', '<Tabs></Tabs>'),
    'docs/clients/expression.mdx': doc('Expression', 'Text {nothing.there}.'),
    'sidebars.ts': `import {defineSidebars} from './src/config/sidebarsConfig.ts';
export default defineSidebars({
  clients: {
    title: 'Clients',
    items: ['introduction', 'region', 'heading', 'matter', 'component', 'expression', 'crash'].map((name) => \`clients/\${name}\`),
  },
  automation: {title: 'Contributing', items: ['contributing/introduction']},
});
`,
    '../samples/php/introduction.php': '<?php\n// region search\necho 1;\n// endregion\n',
  });
  const port = await findPort();
  const dev = startFixture(folder, port);
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const origin = `http://localhost:${port}`;
    await expect(async () => expect((await fetch(`${origin}/docs/clients/introduction`)).status).toBe(200)).toPass({
      timeout: 120_000,
    });
    const mistakes = {
      region: ['docs/clients/region.mdx:8:1', 'Cannot find region "nothing" in samples/php/introduction.php.'],
      heading: ['docs/clients/heading.mdx:6:1', 'start the text at level 2'],
      matter: ['docs/clients/matter.mdx:4:1', 'sidebar_lable'],
      component: ['docs/clients/component.mdx:8:1', 'There is no component <Tabz>. Components: Command,'],
      expression: ['docs/clients/expression.mdx:6:6', 'Cannot write this as Markdown.'],
    };
    for (const [name, [place = '', message = '']] of Object.entries(mistakes)) {
      await page.goto(`${origin}/docs/clients/${name}`);
      await expect(page.getByRole('alert')).toContainText(place);
      await expect(page.getByRole('alert')).toContainText(message);
      expect(output).toContain(`${place}\n  `);
    }
    // Five mistakes of two lines, and what the server says when it starts.
    expect(output.split('\n').length, output).toBeLessThan(40);

    expect((await page.goto(`${origin}/docs/clients/nowhere`))?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');

    const crash = await page.goto(`${origin}/docs/clients/crash`);
    expect(crash?.status()).toBe(500);
    await expect(page.locator('body')).toContainText('<Tabs> has no <TabItem>.');
  } finally {
    stop(dev);
  }
});

test('what changes is shown without a reload by hand: text, components, styles, settings, and what corrects a mistake', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = copySite('dev-changes');
  const change = (file: string, from: string, to: string): void => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
  };
  const port = await findPort();
  const dev = startFixture(folder, port);
  try {
    const address = `http://localhost:${port}/docs/clients/introduction`;
    await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({timeout: 120_000});
    await page.goto(address);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('Introduction');
    // Vite watches and has found its libraries.
    await page.waitForLoadState('networkidle');

    change('docs/clients/introduction.mdx', 'title: Introduction', 'title: Another title');
    await expect(heading).toHaveText('Another title');

    const component = 'src/layout/NotFoundPage.tsx';
    await page.goto(`${address}/nowhere`);
    await expect(heading).toHaveText('Page not found');
    change(component, '<h1>Page not found', '<h1>Nothing is here');
    await expect(heading).toHaveText('Nothing is here');

    // What cannot be read, and what crashes.
    change(component, 'Nothing is here', 'Nothing </p> is here');
    await expect(page.locator('pre')).toContainText('NotFoundPage.tsx');
    change(component, 'Nothing </p> is here', '{String((null as unknown as Date).getTime())}');
    await expect(page.locator('pre')).toContainText(/src\/layout\/NotFoundPage\.tsx:\d+:\d+/);
    change(component, '{String((null as unknown as Date).getTime())}', 'It was here');
    await expect(heading).toHaveText('It was here');

    appendFileSync(path.join(folder, 'src/styles/base.css'), '\nh1 {\n  scroll-margin-bottom: 7px;\n}\n');
    await expect(heading).toHaveCSS('scroll-margin-bottom', '7px');

    change('site.config.ts', "title: 'Algolia API',", "title: 'Another site',");
    await expect(page).toHaveTitle(/Another site/);
  } finally {
    stop(dev);
  }
});

test('ends when it is told to, even if nobody has asked for a page', async () => {
  test.setTimeout(120_000);
  const port = await findPort();
  const dev = startFixture(copySite('dev-end'), port);
  try {
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    await expect(async () => expect((await fetch(`http://localhost:${port}/nowhere`)).status).toBe(404)).toPass({
      timeout: 90_000,
    });
    dev.kill('SIGTERM');
    await ended;
  } finally {
    stop(dev);
  }
});
