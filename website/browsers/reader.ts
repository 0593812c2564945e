import {vi} from 'vitest';
import type {Driver} from './driver.ts';

const keys = {Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', ArrowRight: '\uE014'};
type Key = keyof typeof keys | (string & {});

export type Reader = ReturnType<typeof createReader>;

/** What a reader does and sees. Pointer and keyboard are the driver's own; looking runs in the page. */
export function createReader(driver: Driver, origin: string) {
  /** Runs a function in the page. It is sent as text, so it uses nothing from outside its own body. */
  const look = async <Args extends unknown[], Seen>(see: (...args: Args) => Seen, ...args: Args): Promise<Seen> =>
    (await driver.evaluate(`(${see.toString()})(...${JSON.stringify(args)})`)) as Seen;

  const press = (...chord: Key[]): Promise<void> => {
    const values = chord.map((key) => (key in keys ? keys[key as keyof typeof keys] : key));
    const down = values.map((value) => ({type: 'keyDown' as const, value}));
    const up = values.toReversed().map((value) => ({type: 'keyUp' as const, value}));
    return driver.perform({type: 'key', id: 'keyboard', actions: [...down, ...up]});
  };

  /** Clicks on the first element of this name that is shown, once nothing lies over it. */
  const click = async (selector: string, name?: string): Promise<void> => {
    const place = await vi.waitFor(() => look(findPlace, selector, name ?? null), {timeout: 15_000});
    await driver.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        {type: 'pointerMove', ...place},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ],
    });
  };

  return {
    open: (address: string) => driver.open(origin + address),
    back: driver.back,
    forward: driver.forward,
    look,
    press,
    click,
    type: (text: string) => {
      const strokes = Array.from(text).flatMap((value) => [
        {type: 'keyDown' as const, value},
        {type: 'keyUp' as const, value},
      ]);
      return driver.perform({type: 'key', id: 'keyboard', actions: strokes});
    },
    /** Path, query and hash. */
    readAddress: () => look(() => location.href.slice(location.origin.length)),
    readText: (selector: string) => look((at) => document.querySelector<HTMLElement>(at)?.innerText.trim() ?? '', selector),
    /** Whether something that the selector names is shown. */
    sees: (selector: string) => look(isShown, selector),
    /** Those of the selectors that name something that is shown. */
    filterShown: async (selectors: string[]) => {
      const shown = await Promise.all(selectors.map((selector) => look(isShown, selector)));
      return selectors.filter((_, index) => shown[index]);
    },
  };
}

/** Runs in the page. */
function findPlace(selector: string, name: string | null): {x: number; y: number} {
  const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent.trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (name === null || nameOf(element) === name),
  );
  if (!found) throw new Error(`Nothing is shown for ${selector} ${name ?? ''}.`);
  const measure = (): {x: number; y: number; isFree: boolean} => {
    const {left, top, width, height} = found.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return {x, y, isFree: found.contains(document.elementFromPoint(x, y))};
  };
  if (!measure().isFree) found.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, isFree} = measure();
  if (!isFree) throw new Error(`Something lies over ${selector} ${name ?? ''}.`);
  return {x, y};
}

/** Runs in the page. */
function isShown(selector: string): boolean {
  const named = [...document.querySelectorAll(selector)];
  return named.some((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0);
}
