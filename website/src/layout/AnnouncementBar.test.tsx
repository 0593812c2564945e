import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {AnnouncementBar} from './AnnouncementBar.tsx';

const bar = {id: 'version-5', content: 'Version 5 is <a href="/v5">out</a>'};

it('shows its content as HTML', () => {
  expect(renderToStaticMarkup(<AnnouncementBar {...bar} />)).toContain('>Version 5 is <a href="/v5">out</a></p>');
});

it('has a button that closes it and names the announcement', () => {
  expect(renderToStaticMarkup(<AnnouncementBar {...bar} />)).toMatch(
    /<button[^>]* aria-label="Dismiss announcement" data-announcement-close="version-5"/,
  );
});
