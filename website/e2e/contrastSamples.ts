import type {Page} from '@playwright/test';

/**
 * Marks one element of each kind with `data-contrast`, and one link of each kind, in text and alone, with `data-link-look`. Elements of one kind have the same contrast, so one stands for all: to check each
 * token of each sample takes most of a page's time. A kind is all that axe looks at: colours, backgrounds, fonts and layers of the
 * element and of all that is around it, and the kinds of what lies out of its place where the element is.
 */
export function markSamples(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const name of ['data-contrast', 'data-link-look'])
      for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
    const numbers = new Map<string, number>();
    const toNumber = (description: string): number => {
      const number = numbers.get(description) ?? numbers.size;
      numbers.set(description, number);
      return number;
    };
    const shown: {element: Element; kind: number}[] = [];
    const misplaced: {element: Element; kind: number; box: DOMRect}[] = [];
    const visit = (element: Element, around: number): void => {
      if (!element.checkVisibility()) return;
      const style = getComputedStyle(element);
      const paint = [style.color, style.backgroundColor, style.backgroundImage, style.backgroundClip, style.opacity];
      const lines = [style.textDecorationLine, style.borderBottomWidth, style.outlineStyle];
      const text = [style.fontSize, style.fontWeight, style.textShadow, style.webkitTextStrokeWidth, style.visibility];
      const place = [style.position, style.zIndex, style.float, style.transform, style.clipPath, style.overflow];
      const effect = [style.filter, style.mixBlendMode];
      const state = [element.tagName, element.className, element.matches(':disabled, [aria-disabled=true], [inert]')];
      const kind = toNumber([around, ...paint, ...lines, ...text, ...place, ...effect, ...state].join(';'));
      const isMoved = style.position !== 'static' || style.float !== 'none' || style.transform !== 'none';
      const isPulled = style.margin.includes('-');
      shown.push({element, kind});
      if (isMoved || isPulled) misplaced.push({element, kind, box: element.getBoundingClientRect()});
      for (const child of element.children) visit(child, kind);
    };
    visit(document.documentElement, 0);

    // Signs alone, or a single letter, are never judged.
    const isJudged = (element: Element): boolean => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({data}) => data);
      const own = texts.join('').trim();
      return own.length > 1 && /[^\s!-/:-@[-`{-~£¢¥§€±\u2000-\u206f\u2e00-\u2e7f]/.test(own);
    };
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    window.contrastKinds = new Map();
    for (const {element, kind} of shown) {
      if (!isJudged(element) && !element.matches('input:not([type=checkbox], [type=radio]), textarea, select')) continue;
      const box = element.getBoundingClientRect();
      const others = misplaced.filter((other) => meets(box, other.box) && !other.element.contains(element));
      const name = [kind, ...new Set(others.map((other) => other.kind))].join(';');
      const same = window.contrastKinds.get(name);
      if (same) same.push(element);
      else window.contrastKinds.set(name, [element]);
    }
    for (const [sample] of window.contrastKinds.values()) sample?.setAttribute('data-contrast', '');

    const isInText = (link: Element): boolean => {
      let block = link.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const ofLinks = [...(block?.querySelectorAll('a') ?? [])].reduce(
        (sum, {textContent}) => sum + textContent.trim().length,
        0,
      );
      return (block?.textContent.trim().length ?? 0) > ofLinks;
    };
    const looks = new Set<string>();
    for (const {element, kind} of shown) {
      if (!element.matches('a[href]')) continue;
      const look = `${kind} ${isInText(element)}`;
      if (!looks.has(look)) element.setAttribute('data-link-look', '');
      looks.add(look);
    }
  });
}

/** Marks the rest of each kind whose sample axe could not judge, for example because it is scrolled out of its box. */
export function markUndecided(page: Page): Promise<number> {
  return page.evaluate(() => {
    const undecided = [...window.contrastKinds.values()].flatMap(([, ...others]) => others);
    for (const marked of document.querySelectorAll('[data-contrast]')) marked.removeAttribute('data-contrast');
    for (const element of undecided) element.setAttribute('data-contrast', '');
    return undecided.length;
  });
}
