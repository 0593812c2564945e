import type {Page} from '@playwright/test';
import {addStyles} from './test.ts';

/**
 * Boxes in sections that the browser skips lie where a guess of their height puts them, some over others: lays out all of them. Once is
 * enough, and each new sheet would have all styles computed again.
 */
export async function layOutEverything(page: Page): Promise<void> {
  if (await page.evaluate(() => window.isLaidOut)) return;
  await addStyles(page, 'section {content-visibility: visible !important}');
  await page.evaluate(() => (window.isLaidOut = true));
}

/** A window of 1280 by 1024 px at 200 and 400 %. */
export const zoomed = [
  {width: 640, height: 512},
  {width: 320, height: 256},
];

/** What does not fit: a page that scrolls sideways, text that is cut off, and boxes that only a pointer could scroll. */
export async function findOverflow(page: Page): Promise<string[]> {
  await layOutEverything(page);
  return page.evaluate(async () => {
    // A section that is still opening is cut off on purpose.
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    const controls = 'a[href], button, input, textarea, summary, [tabindex="0"]';
    const describeFault = (element: HTMLElement): string | undefined => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isTall = element.scrollHeight > element.clientHeight + 1;
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if (clipPath !== 'none') return undefined; // For screen readers only.
      if ((isWide && cuts(overflowX)) || (isTall && cuts(overflowY))) return 'is cut off';
      const isReachable = element.matches(controls) || element.querySelector(controls) !== null;
      return isWide && overflowX === 'auto' && !isReachable ? 'cannot be scrolled by keyboard' : undefined;
    };
    const {scrollWidth = 0} = document.scrollingElement ?? {};
    return [
      ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide, the window ${innerWidth}.`] : []),
      ...[...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.clientWidth > 0 && element.checkVisibility({visibilityProperty: true}))
        .map((element) => ({fault: describeFault(element), html: element.outerHTML.slice(0, 150)}))
        .filter(({fault}) => fault !== undefined)
        .map(({fault, html}) => `${innerWidth} px: ${html} ${fault}.`),
    ];
  });
}

/**
 * Targets of less than 24 by 24 px that WCAG 2.5.8 does not except. The exceptions: a link in a line of text, and a target whose
 * circle of 24 px around its centre meets neither another target nor the circle of another small one. What lies in another layer, such as
 * an open menu, is no neighbour; below a modal dialog nothing is a target.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await layOutEverything(page);
  return page.evaluate(() => {
    type Target = {element: Element; layer: Element | null; x: number; y: number; box: DOMRect; isSmall: boolean};
    const modal = document.querySelector(':modal');
    const controls = 'a[href], button, input:not(:disabled), textarea, summary, [role=option]';
    const toTarget = (element: Element): Target => {
      const box = element.getBoundingClientRect();
      const isSmall = box.width < 23.99 || box.height < 23.99;
      const layer = element.closest(':popover-open, details[data-dropdown] > :not(summary)') ?? modal;
      return {element, layer, x: box.x + box.width / 2, y: box.y + box.height / 2, box, isSmall};
    };
    // Another layer than the text that it lies over, or cut to nothing for screen readers.
    const isApart = (element: Element): boolean => {
      const {position, clipPath} = getComputedStyle(element);
      return position === 'fixed' || clipPath !== 'none';
    };
    const isInText = ({element}: Target): boolean => {
      let line = element.parentElement;
      while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
      const text = [...(line?.querySelectorAll(controls) ?? [])].reduce(
        (rest, {textContent}) => rest - textContent.trim().length,
        0,
      );
      return getComputedStyle(element).display === 'inline' && text + (line?.textContent.trim().length ?? 0) > 0;
    };
    const isNear = (one: Target, {x, y, box, isSmall}: Target): boolean => {
      const [left, top] = isSmall
        ? [x, y]
        : [Math.max(box.left, Math.min(one.x, box.right)), Math.max(box.top, Math.min(one.y, box.bottom))];
      return Math.hypot(one.x - left, one.y - top) < (isSmall ? 24 : 12);
    };
    const elements = [...(modal ?? document).querySelectorAll(controls)].map((control) => control.closest('label') ?? control);
    const targets = [...new Set(elements)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}) && !isApart(element))
      .map(toTarget);
    // By rows of 24 px: what is near lies in the same row, the one above or the one below.
    const rows = new Map<number, Target[]>();
    const toRow = (y: number): number => Math.floor(y / 24);
    for (const target of targets)
      for (let row = toRow(target.box.top) - 1; row <= toRow(target.box.bottom) + 1; row += 1)
        rows.set(row, [...(rows.get(row) ?? []), target]);
    const hasNeighbour = (target: Target): boolean =>
      rows.get(toRow(target.y))?.some((other) => other !== target && other.layer === target.layer && isNear(target, other)) ??
      false;
    return targets
      .filter((target) => target.isSmall && hasNeighbour(target) && !isInText(target))
      .map(({element, box}) => `target-size: ${innerWidth} px: ${box.width} x ${box.height}: ${element.outerHTML.slice(0, 150)}`);
  });
}

/**
 * What is wrong with the navbar in a wide font, at widths where the sidebar is beside the text. All letters are 0.6 em wide, whatever
 * fonts the machine has. Of fonts for text, DejaVu Sans has 0.51 on average in the navbar, OpenDyslexic 0.55, DejaVu Sans in bold 0.58.
 */
export async function findNavbarFaults(page: Page): Promise<string[]> {
  await addStyles(page, '* {font-family: monospace, monospace !important}');
  const faults: string[] = [];
  for (const width of [996, 1010, 1024, 1199, 1200]) {
    await page.setViewportSize({width, height: 700});
    faults.push(...(await page.evaluate(describeNavbar)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

function describeNavbar(): string[] {
  const navbar = document.querySelector('header');
  const entries = [...(navbar?.querySelectorAll('a, button, summary') ?? [])].filter((entry) => entry.checkVisibility());
  const boxes = entries.map((entry) => ({name: entry.textContent, box: entry.getBoundingClientRect()}));
  const height = navbar?.getBoundingClientRect().height;
  return [
    ...(height === 60 ? [] : [`The navbar is ${height} px high.`]),
    ...boxes.flatMap(({name, box}, index) => {
      const end = boxes[index + 1]?.box.left ?? innerWidth;
      return box.right > end ? [`${name} ends at ${box.right}, and there are only ${end} px.`] : [];
    }),
  ];
}
