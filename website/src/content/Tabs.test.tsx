import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {languageNames as known} from '../layer/languages.ts';
import {languageNames as plain} from '../plainLayer/languages.ts';
import {TabItem, Tabs} from './Tabs.tsx';

/** The HTML without class names, which only the styles care about. */
function render(element: ReactNode): string {
  return renderToStaticMarkup(element).replace(/ class="[^"]*"/g, '');
}

const languages = (
  <Tabs groupId="language">
    <TabItem value="java" label="Java">
      search()
    </TabItem>
    <TabItem value="php" label="PHP">
      $search
    </TabItem>
  </Tabs>
);

it('renders a list of tabs and a panel for each, the first one active', () => {
  const html = render(languages).replace(/_R_\w*?_/g, 'tabs');
  expect(html.replaceAll('><', '>\n<').split('\n')).toMatchInlineSnapshot(`
    [
      "<div data-tabs="language" data-tab-values="java php">",
      "<div role="tablist" aria-label="Language">",
      "<button type="button" role="tab" id="tabs-java" aria-selected="true" aria-controls="tabs-java-panel" tabindex="0" data-tab="java">Java</button>",
      "<button type="button" role="tab" id="tabs-php" aria-selected="false" aria-controls="tabs-php-panel" tabindex="-1" data-tab="php">PHP</button>",
      "</div>",
      "<div role="tabpanel" id="tabs-java-panel" aria-labelledby="tabs-java" data-active="true" data-tab-panel="java">",
      "<p aria-hidden="true">Java</p>search()</div>",
      "<div role="tabpanel" id="tabs-php-panel" aria-labelledby="tabs-php" data-active="false" data-tab-panel="php">",
      "<p aria-hidden="true">PHP</p>$search</div>",
      "</div>",
    ]
  `);
});

it('remembers the group, so that tabs of the same group change together', () => {
  expect(render(languages)).toContain('<div data-tabs="language"');
});

it('is a group of its own without a group id', () => {
  const tabs = (
    <Tabs>
      <TabItem value="a" label="A" />
    </Tabs>
  );
  const groups = [
    ...render([tabs, tabs].map((element, index) => <div key={index}>{element}</div>)).matchAll(/data-tabs="([^"]+)"/g),
  ];
  expect(new Set(groups.map(([, group]) => group)).size).toBe(2);
});

describe('an error says what to do', () => {
  it('when there is no tab', () => {
    expect(() => render(<Tabs>Text</Tabs>)).toThrowErrorMatchingInlineSnapshot(
      `[AuthorError: <Tabs> has no <TabItem>. Put at least one <TabItem value="…" label="…"> inside it.]`,
    );
  });

  it('when a tab stands outside', () => {
    expect(() => render(<TabItem value="java" label="Java" />)).toThrowErrorMatchingInlineSnapshot(
      `[AuthorError: <TabItem value="java"> was used outside of <Tabs>. Put it directly inside <Tabs>.]`,
    );
  });
});

it('refuses a value that cannot be part of an id', () => {
  const tabs = (
    <Tabs>
      <TabItem value="node js" label="Node.js" />
    </Tabs>
  );
  expect(() => render(tabs)).toThrow('<TabItem value="node js"> needs a value of letters, digits');
});

it('refuses a language that is not known', () => {
  const tabs = (
    <Tabs groupId="language">
      <TabItem value="cobol" label="COBOL" />
    </Tabs>
  );
  expect(() => render(tabs)).toThrow(
    '<TabItem value="cobol"> is not a known language. Known languages: javascript, php, java, curl.',
  );
});

it('has a rule for the first paint of each language, of this site and of others', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'Tabs.module.css'), 'utf8');
  const ruled = [...css.matchAll(/:root\[data-language='([^']+)'\]/g)].map(([, language]) => language);
  expect(new Set(ruled)).toEqual(new Set([...known, ...plain]));
});
