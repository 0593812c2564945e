import {describe, expect, it} from 'vitest';
import type {FilterCondition} from '../state/condition.ts';
import {listConditions} from './listConditions.ts';
import {parseFilters} from './parseFilters.ts';

/** Conditions in short: AND as a list, OR as " | ", NOT as "!". */
function show(conditions: FilterCondition[][]): string[] {
  return conditions.map((alternatives) => alternatives.map(showOne).join(' | '));
}

function showOne(condition: FilterCondition): string {
  const not = condition.isNegated ? '!' : '';
  switch (condition.kind) {
    case 'facet':
    case 'tag':
      return `${not}${condition.attribute}:${condition.value}`;
    case 'number':
      return `${not}${condition.attribute}${condition.operator}${condition.number}`;
    case 'range':
      return `${not}${condition.attribute} ${condition.from}..${condition.to}`;
  }
}

describe('parseFilters', () => {
  it.each([
    ['', []],
    ['author:Doe', ['author:Doe']],
    ['author:"Jane Doe"', ['author:Jane Doe']],
    ["'full name':'Jane Doe'", ['full name:Jane Doe']],
    ['price < 10', ['price<10']],
    ['price>=-1.5', ['price>=-1.5']],
    ['price != 3', ['price!=3']],
    ['price:10 TO 20', ['price 10..20']],
    ['available:true', ['available:true']],
    ['_tags:new', ['_tags:new']],
    ['new', ['_tags:new']],
    ['NOT author:Doe', ['!author:Doe']],
    ['a:x AND b:y', ['a:x', 'b:y']],
    ['a:x OR a:y', ['a:x | a:y']],
    ['(a:x OR b:y) AND NOT c:z', ['a:x | b:y', '!c:z']],
    ['(a:x AND b:y) AND (c:1 OR c:2)', ['a:x', 'b:y', 'c:1 | c:2']],
    ['price < 10 OR price:30 TO 40', ['price<10 | price 30..40']],
    ['brand:ORANGE AND kind:NOTE', ['brand:ORANGE', 'kind:NOTE']],
    ['brand:Acme<score=2>', ['brand:Acme']],
    ['a.b:c', ['a.b:c']],
  ])('reads %s', (text, expected) => {
    expect(show(parseFilters(text))).toEqual(expected);
  });

  it('lets OR bind closer than AND', () => {
    expect(show(parseFilters('a:x AND b:y OR b:z'))).toEqual(['a:x', 'b:y | b:z']);
  });

  it.each([
    ['a:x OR price < 10', /OR can join only conditions of the same kind.*facet and number/],
    ['(a:x AND b:y) OR c:z', /OR cannot join groups of AND/],
    ['NOT (a:x OR a:y)', /NOT can negate a single condition/],
    ['price < cheap', /expected a number at position 7, found "cheap"/],
    ['author:Jane Doe', /expected AND or OR, or the end at position 11, found "Doe"/],
    ['(a:x', /expected a closing parenthesis/],
    ['a:x AND', /expected a condition|AND or OR/],
    ['a:', /expected a value for a/],
    ['AND a:x', /expected a condition/],
  ])('refuses %s', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message);
  });

  it('reads a long filter quickly', () => {
    const text = Array.from({length: 5000}, (_, index) => `a:${index}`).join(' OR ');
    expect(parseFilters(text)[0]).toHaveLength(5000);
  });
});

describe('listConditions', () => {
  it('reads lists: the outer one is AND, an inner one is OR, a minus is NOT', () => {
    const facetFilters = ['director:Ridley Scott', ['genres:Drama', 'genres:-Horror'], 'time:10:30', 'x:\\-1'];
    expect(show(listConditions({facetFilters}))).toEqual([
      'director:Ridley Scott',
      'genres:Drama | !genres:Horror',
      'time:10:30',
      'x:-1',
    ]);
  });

  it('reads numbers and tags', () => {
    expect(show(listConditions({numericFilters: ['price < 10', ['a=1', 'a:2 TO 3']], tagFilters: ['new', '-old']}))).toEqual([
      'price<10',
      'a=1 | a 2..3',
      '_tags:new',
      '!_tags:old',
    ]);
    expect(show(listConditions({numericFilters: 'price:5'}))).toEqual(['price=5']);
  });

  it('refuses what is no condition', () => {
    expect(() => listConditions({facetFilters: ['director']})).toThrow('facetFilters: expected attribute:value');
    expect(() => listConditions({numericFilters: ['price:cheap']})).toThrow('numericFilters: expected a comparison');
  });
});
