import {expect, it} from 'vitest';
import {listHeaders, renderHeadersFile, renderNginxHeaders} from './hostHeaders.ts';

const policy = "default-src 'self'";

it('adds to the policy what only a header can say', () => {
  expect(listHeaders(policy)['Content-Security-Policy']).toBe("default-src 'self'; frame-ancestors 'none'");
});

it('gives both kinds of hosts every header', () => {
  expect(Object.keys(listHeaders(policy))).toEqual([
    'Content-Security-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
  for (const [name, value] of Object.entries(listHeaders(policy))) {
    expect(renderHeadersFile(policy)).toContain(`\n  ${name}: ${value}\n`);
    expect(renderNginxHeaders(policy)).toContain(`add_header ${name} "${value}" always;\n`);
  }
});
