import {expect, it} from 'vitest';
import {createClaim} from './anchors.ts';
import {buildIntroduction} from './buildIntroduction.ts';

const build = (description?: string): string => buildIntroduction(description, createClaim().claim);
const listIds = (description: string): string[] => [...build(description).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

it('has no ids without headings', () => {
  expect(build()).toBe('');
  expect(build('Text with *stress*.')).toBe('Text with <em>stress</em>.');
});

it('gives headings the ids that Redoc gives them', () => {
  expect(build('# Get started\n\nSee [errors](#section/Errors/Rate-limits).\n\n# Errors\n\n## Rate limits\n\nText.')).toBe(
    '<h2 id="section/Get-started">Get started</h2>\n<p>See <a href="#section/Errors/Rate-limits">errors</a>.</p>\n' +
      '<h2 id="section/Errors">Errors</h2>\n<h3 id="section/Errors/Rate-limits">Rate limits</h3>\n<p>Text.</p>',
  );
});

it('gives each an id of its own, whatever its words are', () => {
  expect(listIds('# One\n\n# One\n\n# `a` & "b" < c\n\n# ')).toEqual([
    ...['section/One', 'section/One-2', 'section/a-&amp;-&quot;b&quot;-&lt;-c', 'section/-'],
  ]);
});
