import {expect} from 'vitest';
import {contributing, guide, reference} from '../e2e/routes.ts';
import type {Reader} from './reader.ts';

export type Behaviours<Details = unknown> = Record<string, (reader: Reader, details: Details) => Promise<void>>;

const insights = '/specs/insights#operation/pushEvents';
const themeToggle = 'nav button[aria-label="Dark mode"]';
const announcement = '[aria-label="Announcement"]';

/** What readers of every browser can do, with scripts. */
export const behaviours: Behaviours = {
  'a link leads to the top of its page; only browsers without the Navigation API load it in full': async (reader) => {
    await reader.open(guide);
    await reader.look(() => void (document.documentElement.dataset.mark = 'same'));
    await reader.look(() => scrollTo({top: 900, behavior: 'instant'}));
    await reader.click('nav[aria-label="Main"] a', 'Contributing');
    await expect.poll(() => reader.readText('h1')).toBe('Contribute to the clients');
    expect(await reader.readAddress()).toBe(contributing);
    expect(await reader.look(() => document.title)).toMatch(/^Contribute to the clients \|/);
    await expect.poll(() => reader.look(() => scrollY)).toBe(0);
    const isSame = await reader.look(() => document.documentElement.dataset.mark === 'same');
    expect(isSame).toBe(await reader.look(() => 'navigation' in window));
  },

  'back and forward lead to the page and the place where the reader was': async (reader) => {
    await reader.open(guide);
    await reader.look(() => scrollTo({top: 900, behavior: 'instant'}));
    await reader.click('nav[aria-label="Main"] a', 'Contributing');
    await expect.poll(() => reader.readText('h1')).toBe('Contribute to the clients');
    await reader.back();
    await expect.poll(() => reader.readText('h1')).toBe('Introduction to the clients');
    expect(await reader.readAddress()).toBe(guide);
    await expect.poll(() => reader.look(() => Math.round(scrollY))).toBe(900);
    await reader.forward();
    await expect.poll(() => reader.readText('h1')).toBe('Contribute to the clients');
    expect(await reader.readAddress()).toBe(contributing);
  },

  'search opens with Ctrl+K, finds what is typed, and arrows and Enter lead to a result': async (reader) => {
    await reader.open(guide);
    await reader.press('Control', 'k');
    await expect.poll(() => reader.look(() => document.activeElement?.matches('dialog[open] input'))).toBe(true);
    await reader.type('pushEvents');
    const selected = (): Promise<string | null | undefined> =>
      reader.look(() => document.querySelector('dialog [role=option][aria-selected=true]')?.getAttribute('href'));
    await expect.poll(() => reader.readText('dialog [role=status]')).toMatch(/\d results? for “pushEvents”/);
    await expect.poll(selected).toBe(insights);
    await reader.press('ArrowDown');
    await expect.poll(selected).not.toBe(insights);
    const second = await selected();
    await reader.press('Enter');
    await expect.poll(() => reader.readAddress()).toBe(second);
    await expect.poll(() => reader.sees('dialog')).toBe(false);
  },

  'the search closes with Escape': async (reader) => {
    await reader.open(guide);
    await reader.press('/');
    await expect.poll(() => reader.sees('dialog input')).toBe(true);
    await reader.press('Escape');
    await expect.poll(() => reader.sees('dialog')).toBe(false);
  },

  'a theme that is chosen changes the colours, and stays on the next page': async (reader) => {
    const background = (): Promise<string> => reader.look(() => getComputedStyle(document.body).backgroundColor);
    await reader.open(guide);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await reader.click(themeToggle);
    await expect.poll(background).toBe('rgb(15, 17, 32)');
    await reader.open(contributing);
    expect(await background()).toBe('rgb(15, 17, 32)');
    await expect.poll(() => reader.look((at) => document.querySelector(at)?.ariaPressed, themeToggle)).toBe('true');
  },

  'an announcement that is dismissed stays away on the next page': async (reader) => {
    await reader.open('/');
    expect(await reader.sees(announcement)).toBe(true);
    await reader.click('button', 'Dismiss announcement');
    await expect.poll(() => reader.sees(announcement)).toBe(false);
    await reader.open(guide);
    expect(await reader.sees(announcement)).toBe(false);
  },

  'a language that is chosen in one tab list counts for all of them, and on the next page': async (reader) => {
    const shown = (): Promise<string[]> =>
      reader.look(() => [
        ...new Set([...document.querySelectorAll('[role=tab][aria-selected=true]')].map(({textContent}) => textContent.trim())),
      ]);
    await reader.open(guide);
    await expect.poll(shown).toEqual(['JavaScript']);
    await reader.click('[role=tab]', 'JavaScript');
    await reader.press('ArrowRight');
    await expect.poll(shown).toEqual(['PHP']);
    expect(await reader.readText('main')).toContain('composer require');
    expect(await reader.readText('main')).not.toContain('npm install');
    await reader.open('/docs/clients/installation');
    await expect.poll(shown).toEqual(['PHP']);
    expect(await reader.readText('main')).toContain('composer require');
  },

  'a deep link shows an operation at the end of the largest reference': async (reader) => {
    await reader.open(reference);
    const id = await reader.look(() => [...document.querySelectorAll('main h3[id^="operation/"]')].at(-1)?.id ?? '');
    await expectDeepLink(reader, id);
  },

  'a deep link opens what a field is folded into, and shows it': async (reader) => {
    await reader.open(reference);
    const id = await reader.look(() => {
      const depth = (element: Element): number => {
        const fold = element.parentElement?.closest('details');
        return fold ? depth(fold) + (fold.open ? 0 : 1) : 0;
      };
      const fields = [...document.querySelectorAll('main li[id]')];
      return fields.find((field) => depth(field) > 1)?.id ?? '';
    });
    await expectDeepLink(reader, id);
  },

  'the request checker opens, reports a fault with its place, and is content when it is repaired': async (reader) => {
    const result = (): Promise<string> => reader.readText('dialog [aria-label="Result"]');
    await reader.open(insights);
    await reader.click('button', 'Try it: pushEvents');
    await expect.poll(result).toContain('The request is valid');
    await reader.click('dialog textarea');
    await reader.press('Control', 'a');
    await reader.type('{"events": 5}');
    await expect.poll(result).toContain('1 problem');
    expect(await result()).toContain('/body/events');
    await reader.click('dialog button', 'Line 1, column 12');
    await reader.type('[{"eventType": "view", "eventName": "a", "index": "b", "userToken": "c", "objectIDs": ["d"]}]');
    await expect.poll(result).toContain('The request is valid');
  },

  'a request runs on the mock in the page': async (reader) => {
    await reader.open(insights);
    await reader.click('button', 'Try it: pushEvents');
    await expect.poll(() => reader.readText('dialog [aria-label="Result"]')).toContain('The request is valid');
    await reader.click('dialog button', 'Run');
    await expect.poll(() => reader.readText('dialog [aria-label="Run"]')).toContain('200 OK');
  },

  'a sample of a guide runs in the page with the published client': async (reader) => {
    await reader.open('/docs/5/clients/guides/send-data-to-algolia');
    await reader.click('button', 'Run');
    await expect
      .poll(() => reader.readText('[aria-label="Output"]'), {timeout: 15_000})
      .toContain("[ 'metropolis', 'playtime' ]");
  },

  'print styles leave out what is only for the screen, and show all tabs, in the whole width': async (reader) => {
    const navigation = ['nav[aria-label="Main"]', '#menu', '[data-toc-link]', 'footer', announcement];
    await reader.open(guide);
    expect(await reader.filterShown(navigation)).toEqual(navigation);
    await reader.look(applyPrintStyles);
    expect(await reader.filterShown(navigation)).toEqual([]);
    const text = await reader.readText('main');
    for (const command of ['npm install', 'composer require', 'com.algolia']) expect(text).toContain(command);
    expect(await reader.look(() => (document.querySelector('main')?.clientWidth ?? 0) / innerWidth)).toBeGreaterThan(0.9);
  },

  'print styles are dark on white, also in the dark theme': async (reader) => {
    await reader.open(guide);
    await reader.click(themeToggle);
    await expect.poll(() => reader.look(() => document.documentElement.dataset.theme)).toBe('dark');
    await reader.look(applyPrintStyles);
    const colours = await reader.look(() => {
      const {color} = getComputedStyle(document.querySelector('main article') ?? document.body);
      return {color, background: getComputedStyle(document.body).backgroundColor};
    });
    expect(colours).toEqual({color: 'rgb(27, 31, 59)', background: 'rgb(255, 255, 255)'});
  },
};

async function expectDeepLink(reader: Reader, id: string): Promise<void> {
  expect(id).not.toBe('');
  await reader.open('/');
  await reader.open(`${reference}#${encodeURI(id)}`);
  await expectInView(reader, id);
}

/**
 * The place is shown below the navbar and in the upper half of the window. Not exactly at the top: sections above it have guessed
 * heights at first, and Firefox does not move the page when they get their true ones.
 */
export async function expectInView(reader: Reader, id: string): Promise<void> {
  const isInView = (): Promise<boolean> =>
    reader.look((target) => {
      const element = document.getElementById(target);
      const top = element?.checkVisibility() ? element.getBoundingClientRect().top : -1;
      return top >= 60 && top < innerHeight / 2;
    }, id);
  await expect.poll(isInView).toBe(true);
}

/** Runs in the page. No driver turns on the print medium, so the rules for print are made to hold for the screen. */
function applyPrintStyles(): void {
  const apply = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}
