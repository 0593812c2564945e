import {describe, expect, it} from 'vitest';
import {describeValues} from './enumValues.ts';

describe('values', () => {
  it('have their explanations from the list in the description', () => {
    const description = 'What happened.\n\n- `click`: clicked on *a* hit.\n- `view` – saw it.\n\nAlways given.';
    expect(describeValues({description, enum: ['click', 'view']})).toEqual({
      descriptionHtml: '<p>What happened.</p>\n<p>Always given.</p>',
      values: [
        {value: 'click', descriptionHtml: 'clicked on <em>a</em> hit.'},
        {value: 'view', descriptionHtml: 'saw it.'},
      ],
    });
  });

  it('may be explained in part', () => {
    expect(describeValues({description: '- `all`: every task.', enum: ['all', 'none']}).values).toEqual([
      {value: 'all', descriptionHtml: 'every task.'},
      {value: 'none', descriptionHtml: ''},
    ]);
  });

  it('keep an explanation of several paragraphs', () => {
    expect(describeValues({description: '- `all`: every task.\n\n  Slow.', enum: ['all']}).values).toEqual([
      {value: 'all', descriptionHtml: '<p>every task.</p>\n<p>Slow.</p>'},
    ]);
  });

  it('are not explained by a list of something else', () => {
    const {descriptionHtml, values} = describeValues({description: '- `all`: every task.\n- `other`: no value.', enum: ['all']});
    expect(descriptionHtml).toContain('<li><code>all</code>: every task.</li>');
    expect(values).toEqual([{value: 'all', descriptionHtml: ''}]);
  });

  it('are not explained by a list without values, also when one of them is empty', () => {
    expect(describeValues({description: '- one\n- two', enum: ['', 'a']})).toEqual({
      descriptionHtml: '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
      values: [
        {value: '""', descriptionHtml: ''},
        {value: 'a', descriptionHtml: ''},
      ],
    });
  });

  it('that are no texts are JSON', () => {
    const values = [1, true, null, ['a'], {b: 'c'}];
    expect(describeValues({description: '- `1`: one.', enum: values}).values.map(({value}) => value)).toEqual([
      '1',
      'true',
      'null',
      '["a"]',
      '{"b":"c"}',
    ]);
    expect(describeValues({description: '- `1`: one.', enum: values}).values[0]).toEqual({value: '1', descriptionHtml: 'one.'});
  });

  it('are listed once', () => {
    expect(describeValues({description: '', enum: ['a', 'b', 'a']}).values.map(({value}) => value)).toEqual(['a', 'b']);
  });

  it('have sanitised explanations', () => {
    expect(describeValues({description: '- `a`: b<script>alert(1)</script><i onclick=x>c</i>', enum: ['a']}).values).toEqual([
      {value: 'a', descriptionHtml: 'b<i>c</i>'},
    ]);
  });
});

it('leaves a description without values as it is', () => {
  expect(describeValues({description: '- `a`: b', enum: []})).toEqual({
    descriptionHtml: '<ul>\n<li><code>a</code>: b</li>\n</ul>',
    values: [],
  });
  expect(describeValues({})).toEqual({descriptionHtml: '', values: []});
});

it('takes 2,000 values in their order, some of them explained', () => {
  const names = Array.from({length: 2000}, (_, index) => `value_${index}`);
  const {values} = describeValues({description: '- `value_0`: the first.\n- `value_1999`: the last.', enum: names});
  expect(values.map(({value}) => value)).toEqual(names);
  expect(values.filter(({descriptionHtml}) => descriptionHtml)).toEqual([
    {value: 'value_0', descriptionHtml: 'the first.'},
    {value: 'value_1999', descriptionHtml: 'the last.'},
  ]);
});

describe('what tools say about values', () => {
  it.each([
    ['by value', {'x-enumDescriptions': {a: 'Alpha *one*', b: 'Beta'}}, ['Alpha <em>one</em>', 'Beta']],
    ['in their order', {'x-enum-descriptions': ['Alpha', 'Beta']}, ['Alpha', 'Beta']],
    ['as names in code', {'x-enum-varnames': ['ALPHA', 'b']}, ['<code>ALPHA</code>', '']],
    [
      'with more words than names',
      {'x-enum-varnames': ['ALPHA', 'BETA'], 'x-enum-descriptions': ['Alpha']},
      ['Alpha', '<code>BETA</code>'],
    ],
    ['without markup that acts', {'x-enumDescriptions': {a: '<img src=x onerror=alert(1)>A'}}, ['A', '']],
    ['nothing', {'x-enumDescriptions': [1, null], 'x-enum-varnames': 5}, ['', '']],
  ])('is shown %s', (_, notes, texts) => {
    expect(describeValues({enum: ['a', 'b'], ...notes}).values.map(({descriptionHtml}) => descriptionHtml)).toEqual(texts);
  });

  it('gives way to what the description says', () => {
    const schema = {description: '- `a`: Alpha.', enum: ['a', 'b'], 'x-enumDescriptions': {a: 'no', b: 'Beta.'}};
    expect(describeValues(schema).values.map(({descriptionHtml}) => descriptionHtml)).toEqual(['Alpha.', 'Beta.']);
  });
});
