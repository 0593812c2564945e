import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {admonitionKinds} from '../markdown/admonitions.ts';
import {Admonition} from './Admonition.tsx';

it('is a note that is called by its title', () => {
  const html = renderToStaticMarkup(
    <Admonition kind="warning" title="Work in progress">
      <p>Text</p>
    </Admonition>,
  );
  expect(html).toMatch(/^<div[^>]* role="note" aria-label="Work in progress">.*<\/svg>Work in progress<\/p><p>Text<\/p><\/div>$/);
});

it.each(admonitionKinds)('is called by its kind when it has no title: %s', (kind) => {
  expect(renderToStaticMarkup(<Admonition kind={kind}>Text</Admonition>).toLowerCase()).toContain(`aria-label="${kind}"`);
});
