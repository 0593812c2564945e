import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {visit} from './visit.ts';

function buildTree(): Root {
  const text = (value: string) => ({type: 'text' as const, value});
  return {
    type: 'root',
    children: [
      {type: 'paragraph', children: [text('a'), {type: 'emphasis', children: [text('b')]}]},
      {type: 'paragraph', children: [text('c')]},
    ],
  };
}

it('comes to each node of a type, from the outside in, with its place', () => {
  const seen: string[] = [];
  visit(buildTree(), 'text', ({value}, index, parent) => void seen.push(`${value} ${String(index)} in ${parent?.type ?? ''}`));
  expect(seen).toEqual(['a 0 in paragraph', 'b 0 in emphasis', 'c 0 in paragraph']);
});

it('takes several types', () => {
  const seen: string[] = [];
  visit(buildTree(), ['emphasis', 'paragraph'], ({type}) => void seen.push(type));
  expect(seen).toEqual(['paragraph', 'emphasis', 'paragraph']);
});

it('goes on after what a visitor puts in place of a node', () => {
  const tree = buildTree();
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent && index !== undefined && node !== tree.children.at(-1)) parent.children.splice(index, 1);
  });
  expect(tree.children).toHaveLength(1);
  const seen: string[] = [];
  visit(tree, 'text', ({value}) => void seen.push(value));
  expect(seen).toEqual(['c']);
});
