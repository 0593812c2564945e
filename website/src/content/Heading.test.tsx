import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Heading2, Heading3, Heading4} from './Heading.tsx';

it('has a link to itself beside it, so that its own text stays clean', () => {
  const html = renderToStaticMarkup(<Heading2 id="search">Search</Heading2>);
  expect(html).toContain('<h2 id="search">Search</h2><a');
  expect(html).toMatch(/<a[^>]* href="#search" aria-label="Link to this section" aria-describedby="search"/);
});

it('has no link without an id', () => {
  expect(renderToStaticMarkup(<Heading3>Search</Heading3>)).not.toContain('<a');
});

it('keeps its level', () => {
  expect(renderToStaticMarkup(<Heading3>Search</Heading3>)).toContain('<h3>Search</h3>');
  expect(renderToStaticMarkup(<Heading4>Search</Heading4>)).toContain('<h4>Search</h4>');
});
