import {expect, it} from 'vitest';
import {guideUrl} from '../../report/guideUrl.ts';
import {report} from '../__fixtures__/report.ts';
import {renderSummary} from './renderSummary.ts';

const render = (isDryRun: boolean, isVerbose = false): string =>
  renderSummary({...report, isDryRun}, isVerbose).replaceAll(guideUrl('search'), '<guide>');

it('counts files, then names what is left, where it is now', () => {
  expect(render(false)).toMatchInlineSnapshot(`
    "1 file changed, in 2 places
    2 files need you: 1 to do, 1 to check
    1 file untouched
    1 file can't be parsed
    1 file skipped

    src/search.js:7:3  Check: \`exists\` is now \`indexExists\`.
        It throws for keys without rights.
        <guide>

    src/headers.js:1:3  To do: Replace \`transporter\`.
        <guide>

    src/broken.js:3:7  Can't parse the file, so it stays as it is: Unexpected token.

    data.js  Skipped: It looks minified.
    "
  `);
});

it('names places as they are before the migration when nothing is written', () => {
  expect(render(true)).toContain('would change');
  expect(render(true)).toContain('src/search.js:8:3  Check');
});

it('also lists what is done when asked', () => {
  expect(render(false, true)).toContain(
    'src/search.js:3:3  Changed: `index.search` is now `client.searchSingleIndex`.\n    <guide>\n',
  );
});

it('is a line when there was nothing to do', () => {
  expect(renderSummary({results: [], skipped: [], isDryRun: false}, false)).toBe('0 files changed\n');
});
