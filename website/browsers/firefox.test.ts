import {expect} from 'vitest';
import {guide} from '../e2e/routes.ts';
import {firefox} from './firefox.ts';
import {listPdfLinks} from './pdfLinks.ts';
import {proveSite} from './proveSite.ts';

proveSite(firefox, {
  'a guide prints as a PDF with the links of its text, and none of navbar, sidebar and footer': async (reader, driver) => {
    await reader.open(guide);
    const listLinks = (selector: string): Promise<string[]> =>
      reader.look((at) => [...document.querySelectorAll<HTMLAnchorElement>(at)].map(({href}) => href), selector);
    const inText = await listLinks('main article a:not(nav a)');
    const around = await listLinks('nav a, footer a');
    const printed = listPdfLinks(await driver.print());
    expect(printed).toEqual(expect.arrayContaining(inText.filter((href) => !href.includes(`${guide}#`))));
    expect(printed.filter((href) => around.includes(href) && !inText.includes(href))).toEqual([]);
  },
});
