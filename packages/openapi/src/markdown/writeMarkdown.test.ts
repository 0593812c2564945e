import {expect, it} from 'vitest';
import {type Block, inlineCode, paragraph} from './nodes.ts';
import {writeMarkdown} from './writeMarkdown.ts';

const write = (...blocks: Block[]): string => writeMarkdown(blocks, 'https://docs.test');

it('escapes the same text by what is around it', () => {
  const table = (text: string): Block => ({
    type: 'table',
    children: [{type: 'tableRow', children: [{type: 'tableCell', children: [{type: 'text', value: text}]}]}],
  });
  expect(write(paragraph('a | b'), table('a | b'), paragraph('a | b'))).toBe('a | b\n\n| a \\| b |\n| - |\n\na | b\n');
});

it('escapes a text at the start of a line, and not within one', () => {
  expect(write(paragraph('- a'), paragraph(inlineCode('x'), '- a'), paragraph('- a'))).toBe('\\- a\n\n`x`- a\n\n\\- a\n');
});
