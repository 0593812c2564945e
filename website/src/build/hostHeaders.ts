/** Readers' programs run in workers whose files lie here, under a policy of their own. */
export const runFolder = 'run';

/** Sites below this one, which say their policy in their pages. */
export const examplesFolder = 'examples';

/** A reader's program is a string that becomes code. It can load nothing and reach nobody. */
export const runPolicy = "default-src 'none'; script-src 'unsafe-eval'";

/**
 * What hosts are to send with every file. Browsers ignore `Strict-Transport-Security` where a site is served without TLS, and
 * `frame-ancestors` counts in a header only. The policy of the pages stands in the pages as well, for hosts that send no headers.
 */
export const sharedHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
};

const forever = 'Cache-Control: public, max-age=31536000, immutable';

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both send a header of each rule that matches, and browsers obey all policies:
 * the policy of the pages can't stand under all paths, because it would forbid what runs a program.
 */
export function renderHeadersFile(policy: string, files: Iterable<string>, base = ''): string {
  const shared = Object.entries(sharedHeaders).map(([name, value]) => `${name}: ${value}`);
  return [
    writeRule(`${base}/*`, ...shared),
    ...listPaths(files).map((path) => writeRule(base + path, `Content-Security-Policy: ${policy}`)),
    `# Names of these files change with their content.\n${writeRule(`${base}/assets/*`, forever)}`,
    writeRule(`${base}/${runFolder}/*`, forever, `Content-Security-Policy: ${runPolicy}`),
  ].join('\n');
}

function writeRule(path: string, ...lines: string[]): string {
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/** Everything but the folder of programs: folders, and the files beside them by the addresses that pages have. */
function listPaths(files: Iterable<string>): string[] {
  const tops = [...files]
    .filter((file) => ![`.`, `${runFolder}/`, `${examplesFolder}/`].some((start) => file.startsWith(start)))
    .flatMap((file) => {
      const [top = '', ...rest] = file.split('/');
      return rest.length > 0 ? [`/${top}/*`] : [`/${top.replace(/^index\.html$|\.html$/, '')}`];
    });
  return [...new Set(tops)].sort();
}

/** What deploy/nginx.conf includes. */
export function renderNginxHeaders(policy: string, base = ''): string {
  const shared = Object.entries(sharedHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `${[
    ...shared,
    `set $content_policy "${policy}";`,
    `if ($uri ~ ^${base}/${runFolder}/) {`,
    `  set $content_policy "${runPolicy}";`,
    '}',
    `if ($uri ~ ^${base}/${examplesFolder}/) {`,
    `  set $content_policy "frame-ancestors 'none'";`,
    '}',
    'add_header Content-Security-Policy $content_policy always;',
  ].join('\n')}\n`;
}
