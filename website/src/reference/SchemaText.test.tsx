import type {ReferenceSchema} from '@docs/openapi/reference';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SchemaText} from './SchemaText.tsx';

function render(values: string[]): string {
  const schema: ReferenceSchema = {
    ...{type: 'string', marks: [], constraints: [], example: '', descriptionHtml: '', rulesHtml: [], inner: []},
    values: values.map((value) => ({value, descriptionHtml: ''})),
  };
  return renderToStaticMarkup(<SchemaText schema={schema} />);
}

it('lists the values to choose from', () => {
  expect(render(['asc', 'desc'])).toContain('>One of asc, desc<');
});

it('offers no choice where there is a single value', () => {
  expect(render(['none'])).toContain('>Always none<');
});
