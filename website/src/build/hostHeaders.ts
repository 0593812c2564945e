/**
 * What hosts are to send with every file. Browsers ignore `Strict-Transport-Security` where a site is served without TLS, and
 * `frame-ancestors` counts in a header only; the rest of the policy stands in the pages as well, for hosts that send no headers.
 */
export function listHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** `_headers`, which Netlify and Cloudflare Pages read. Both let browsers ask again before they use a cached page. */
export function renderHeadersFile(policy: string): string {
  const lines = Object.entries(listHeaders(policy)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n# Names of these files change with their content.\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** What deploy/nginx.conf includes. */
export function renderNginxHeaders(policy: string): string {
  return Object.entries(listHeaders(policy))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
