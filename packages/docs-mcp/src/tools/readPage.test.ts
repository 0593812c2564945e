import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';
import {installation} from '../__fixtures__/testContent.ts';

const page = '/docs/5/guides/wait';

it('returns a short page whole, with links that start after the site’s address', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page});
  expect(text).toMatch(/^# Wait for a task\n/);
  expect(text).toContain('[Install](/docs/5/install)');
  expect(text).toContain("You can't cancel a task.");
});

it.each(['https://docs.example.org/docs/5/guides/wait', 'docs/5/guides/wait.md', '/docs/5/guides/wait/', '/5/guides/wait'])(
  'finds %s',
  async (address) => {
    const {call} = await connect();
    expect((await call('read_page', {page: address})).text).toMatch(/^# Wait for a task\n/);
  },
);

it.each([{page, heading: 'limits'}, {page, heading: '## Limits'}, {page: `${page}#limits`}])(
  'returns a section: %j',
  async (args) => {
    const {call} = await connect();
    expect((await call('read_page', args)).text).toBe(
      `From "Wait for a task", ${page}#limits\n\n## Limits\n\nYou can't cancel a task.\n\n| Problem | Cause | Solution |\n| --- | --- | --- |\n| \`Stopped waiting for the task after … retries\` | Out of retries | Wait again |`,
    );
  },
);

it('keeps the sections inside of a section, and takes no line of code for a heading', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page, heading: 'Wait'});
  expect(text).toContain('### Longer');
  expect(text).not.toContain('## Limits');
  expect((await call('read_page', {page, heading: 'Not a heading'})).isError).toBe(true);
});

it('leaves out samples in other languages with their labels and notes', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page, heading: 'Wait', language: 'php'});
  expect(text).toBe(
    `From "Wait for a task", ${page}#wait\n\n## Wait\n\nEvery write returns a task ID.\n\n**PHP**\n\n\`\`\`php\n$client->waitForTask('films', $taskID);\n\`\`\`\n\n_Not run._\n\nThen search.\n\n### Longer\n\nSet the retries.`,
  );
});

it('returns the start of a long page with its sections, and reads on from an offset', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page: '/docs/5/install'});
  expect(text).toMatch(/^# Install\n\n> Add the client\.\n\nThis page has \d+ characters\./);
  expect(text).toMatch(/\n- Node\.js \(nodejs, \d+\)\n- Browsers \(browsers, 20\)$/);
  let [whole, offset] = ['', 0];
  for (let more = true; more;) {
    const answer = await call('read_page', {page: '/docs/5/install', offset});
    const [, next] = /"offset": (\d+)\.$/.exec(answer.text) ?? [];
    more = next !== undefined;
    whole += more ? answer.text.replace(/\n\n\d+ of .*$/, '') : answer.text;
    offset = Number(next);
  }
  expect(whole).toBe(installation);
  const beyond = await call('read_page', {page: '/docs/5/install', offset: 1_000_000});
  expect([beyond.isError, beyond.text]).toEqual([true, expect.stringContaining('there is nothing at 1000000')]);
});

it.each([
  ['operation/pushEvents', '### Send events'],
  ['operation/pushEvents/body/events', '### Send events'],
  ['pushEvents', '### Send events'],
  ['error/400', '## Errors'],
  ['tag/Events', '## Events'],
  ['InsightEvents', '### InsightEvents'],
])('finds the place %s of a reference', async (heading, start) => {
  const {call} = await connect();
  expect((await call('read_page', {page: '/specs/insights', heading})).text.split('\n\n')[1]).toBe(start);
});

it('names the nearest pages, and the sections of a page', async () => {
  const {call} = await connect();
  const unknown = await call('read_page', {page: '/docs/waiting'});
  expect([unknown.isError, unknown.text]).toEqual([
    true,
    expect.stringMatching(/^There is no page "\/docs\/waiting"\. The nearest:\n- .*wait: Wait for a task/),
  ]);
  const section = await call('read_page', {page, heading: 'nope'});
  expect([section.isError, section.text]).toEqual([
    true,
    expect.stringContaining('has no section "nope". Sections:\n- Wait (wait, '),
  ]);
});

it('survives an address that cannot be decoded', async () => {
  const {call} = await connect();
  const {text, isError} = await call('read_page', {page: `${page}#%E0%A4%A`});
  expect([isError, text]).toEqual([true, expect.stringContaining('has no section "%E0%A4%A". Sections:')]);
});

it('finds a field that a search leads to, at any depth', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page: '/specs/insights#schema/InsightEvents/events/userToken'});
  expect(text).toContain('Your identifier for the user.');
  const unknown = await call('read_page', {page: '/specs/insights#schema/InsightEvent/userTokn'});
  expect([unknown.isError, unknown.text]).toEqual([
    true,
    expect.stringContaining('InsightEvent has no field "userTokn". Fields: eventType, '),
  ]);
});

it('starts at the start for the introduction of a reference', async () => {
  const {call} = await connect();
  expect((await call('read_page', {page: '/specs/insights#introduction'})).text).toMatch(/^# Insights API\n/);
});

it('leaves out what only people need: columns of tables, and the source of drawings', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page: '/docs/5/draw'});
  expect(text).toBe('# Draw\n\n> How it looks.\n\nDiagram: A leads to B.\n\nMore.\n');
});

it('drops notes with the samples of a reference that they are about', async () => {
  const {call} = await connect();
  const {text} = await call('read_page', {page: '/specs/insights', heading: 'pushEvents', language: 'php'});
  expect(text).toContain('```php\n$client->pushEvents();\n```\n\n*For PHP 4.*');
  expect(text).not.toMatch(/js|curl|For JavaScript/);
});
