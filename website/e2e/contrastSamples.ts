import type {Page} from '@playwright/test';

/** The kinds that axe found in order, or could not judge anywhere on a page, of all pages that this process has looked at. */
const settledKinds = new Set<string>();

/**
 * Marks one element of each kind with `data-contrast`, and one link of each kind, in text and alone, with `data-link-look`. Elements of
 * one kind have the same contrast, so one stands for all, on all pages: to check each token of each sample takes most of a page's time.
 * A kind is all that axe looks at: colours, backgrounds, fonts and layers of the element and of all that is around it, and the kinds of
 * what lies out of its place where the element is. Gives how many elements are marked.
 */
export function markSamples(page: Page): Promise<number> {
  return page.evaluate(
    (settled) => {
      for (const name of ['data-contrast', 'data-link-look'])
        for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
      // The same on every page: two sums of 32 bits over the letters of a description.
      const toDigest = (description: string): string => {
        let [one, other] = [0xdeadbeef, 0x41c6ce57];
        for (let index = 0; index < description.length; index += 1) {
          const code = description.charCodeAt(index);
          one = Math.imul(one ^ code, 2654435761);
          other = Math.imul(other ^ code, 1597334677);
        }
        return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
      };
      const known = new Set(settled);
      const plainLayer = 'rgba(0, 0, 0, 0);none;border-box;1;static;auto;none;none;none;visible;none;normal';
      const shown: {element: Element; kind: string}[] = [];
      const misplaced: {element: Element; kind: string; box: DOMRect}[] = [];
      const visit = (element: Element, around: string): void => {
        if (!element.checkVisibility()) return;
        const style = getComputedStyle(element);
        const paint = [style.backgroundColor, style.backgroundImage, style.backgroundClip, style.opacity];
        const lines = [style.textDecorationLine, style.borderBottomWidth, style.outlineStyle];
        const text = [
          style.color,
          style.fontSize,
          style.fontWeight,
          style.textShadow,
          style.webkitTextStrokeWidth,
          style.visibility,
        ];
        const place = [style.position, style.zIndex, style.float, style.transform, style.clipPath, style.overflow];
        const effect = [style.filter, style.mixBlendMode];
        const state = [element.tagName, element.className, element.matches(':disabled, [aria-disabled=true], [inert]')];
        const kind = toDigest([around, ...paint, ...lines, ...text, ...place, ...effect, ...state].join(';'));
        // A box that paints nothing, and lies where it would anyway, changes nothing for what is in it.
        const layer = [...paint, ...place, ...effect].join(';');
        const inside = layer === plainLayer ? around : toDigest(`${around};${layer}`);
        const isMoved = style.position !== 'static' || style.float !== 'none' || style.transform !== 'none';
        const isPulled = style.margin.includes('-');
        shown.push({element, kind});
        if (isMoved || isPulled) misplaced.push({element, kind, box: element.getBoundingClientRect()});
        for (const child of element.children) visit(child, inside);
      };
      visit(document.documentElement, '');

      // Signs alone, a single letter, drawings, and what is cut away or out of the page are never judged.
      const isJudged = (element: Element): boolean => {
        const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({data}) => data);
        const own = texts.join('').trim();
        if (own.length < 2 || !/[^\s!-/:-@[-`{-~£¢¥§€±\u2000-\u206f\u2e00-\u2e7f]/.test(own)) return false;
        if (element instanceof SVGElement || getComputedStyle(element).clipPath !== 'none') return false;
        const {right, bottom} = element.getBoundingClientRect();
        return right + scrollX > 0 && bottom + scrollY > 0;
      };
      const meets = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      window.contrastKinds = new Map();
      for (const {element, kind} of shown) {
        if (!isJudged(element) && !element.matches('input:not([type=checkbox], [type=radio]), textarea, select')) continue;
        const box = element.getBoundingClientRect();
        const others = misplaced.filter((other) => meets(box, other.box) && !other.element.contains(element));
        const name = ['text', kind, ...new Set(others.map((other) => other.kind))].join(';');
        if (known.has(name)) continue;
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
      window.linkLooks = new Map();
      for (const {element, kind} of shown) {
        if (!element.matches('a[href]')) continue;
        const look = `link;${kind};${isInText(element)}`;
        if (known.has(look) || window.linkLooks.has(look)) continue;
        element.setAttribute('data-link-look', '');
        window.linkLooks.set(look, element);
      }
      return window.contrastKinds.size + window.linkLooks.size;
    },
    [...settledKinds],
  );
}

export function rememberSettled(kinds: string[]): void {
  for (const kind of kinds) settledKinds.add(kind);
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
