import {expect, it} from 'vitest';
import {renderHeadersFile, renderNginxHeaders, sharedHeaders} from './hostHeaders.ts';

const policy = "default-src 'self'";

it('gives both kinds of hosts every header', () => {
  expect(Object.keys(sharedHeaders)).toEqual([
    'Content-Security-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
  for (const [name, value] of Object.entries(sharedHeaders)) {
    expect(renderHeadersFile(policy, [])).toContain(`\n  ${name}: ${value}\n`);
    expect(renderNginxHeaders(policy)).toContain(`add_header ${name} "${value}" always;\n`);
  }
});

it('gives all paths the policy of the pages, except those of programs', () => {
  const files = [
    'index.html',
    'search.html',
    'docs.html',
    'docs/clients/a.html',
    'docs/b.html',
    'assets/a.js',
    'run/ga.js',
    '../out.txt',
  ];
  const withPolicy = [...renderHeadersFile(policy, files).matchAll(/^(\S+)\n  Content-Security-Policy: default-src 'self'$/gm)];
  expect(withPolicy.map(([, path]) => path)).toEqual(['/', '/assets/*', '/docs', '/docs/*', '/search']);
});

it('gives programs a policy that lets them run, and forbids everything else', () => {
  const own = "default-src 'none'; script-src 'unsafe-eval'";
  expect(renderHeadersFile(policy, [])).toContain(`\n  Content-Security-Policy: ${own}\n`);
  expect(renderNginxHeaders(policy)).toContain(`if ($uri ~ ^/run/) {\n  set $content_policy "${own}";\n}`);
});
