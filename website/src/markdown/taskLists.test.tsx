import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {taskLists} from './taskLists.ts';

async function render(...lines: string[]): Promise<string> {
  const plugins = {remarkPlugins: [remarkGfm], rehypePlugins: [taskLists]};
  const {default: Content} = await evaluate({path: 'docs/page.mdx', value: lines.join('\n')}, {...runtime, ...plugins});
  return renderToStaticMarkup(<Content />);
}

it('lets readers tick a task, by its text too', async () => {
  expect(await render('- [ ] Install *it*')).toBe(
    '<ul class="contains-task-list">\n<li class="task-list-item"><label><input type="checkbox"/> Install <em>it</em></label></li>\n</ul>',
  );
});

it('does so in lists with room between the entries', async () => {
  expect(await render('- [ ] One', '', '- [ ] Two')).toContain('<p><label><input type="checkbox"/> Two</label></p>');
});

it('leaves other lists alone', async () => {
  expect(await render('- One')).toBe('<ul>\n<li>One</li>\n</ul>');
});
