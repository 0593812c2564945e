import {expect, it} from 'vitest';
import {wordStyle} from './wordStyle.ts';

it.each([
  ['query', {}, 'array of strings', []],
  ['query', {explode: false}, 'array of strings', ['separated by commas']],
  ['query', {style: 'spaceDelimited'}, 'array of strings', ['separated by spaces']],
  ['query', {style: 'pipeDelimited'}, 'array of strings', ['separated by pipes']],
  ['query', {style: 'pipeDelimited', explode: true}, 'array of strings', []],
  ['query', {style: 'deepObject', explode: true}, 'array of strings', ['as tags[]=…']],
  ['query', {}, 'object', []],
  ['query', {explode: false}, 'object', ['names and values separated by commas']],
  ['query', {style: 'deepObject'}, 'object', ['as tags[field]=…']],
  ['query', {style: 'pipeDelimited', explode: false}, 'string', []],
  ['cookie', {explode: false}, 'array of strings', ['separated by commas']],
  ['path', {}, 'array of strings', []],
  ['path', {}, 'object', []],
  ['path', {explode: true}, 'object', ['as field=value']],
  ['path', {style: 'label'}, 'string', ['starts with a dot']],
  ['path', {style: 'label', explode: true}, 'array of strings', ['separated by dots', 'starts with a dot']],
  ['path', {style: 'matrix'}, 'array of strings', ['separated by commas', 'starts with ;tags']],
  ['path', {style: 'matrix', explode: true}, 'array of strings', [';tags=… for each entry', 'starts with ;tags']],
  ['header', {}, 'array of strings', []],
  ['query', {allowReserved: true}, 'string', ['reserved characters stay as they are']],
  ['query', {style: 'unheardOf'}, 'array of strings', []],
])('in %s with %j, a value that is %s is sent so: %j', (place, written, type, words) => {
  expect(wordStyle('tags', place, written, type)).toEqual(words);
});
