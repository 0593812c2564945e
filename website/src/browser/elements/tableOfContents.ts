import {readMark, selector} from '../../dataAttributes.ts';

/** Distance from the top of the window at which a section counts as being read: just below the navbar. */
const readingLine = 110;

let observer: IntersectionObserver | undefined;

/** Marks the section that is being read, in the table of contents or in the navigation of a reference. */
export function watchHeadings(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector('tocLink'))];
  const sections = [...new Set(links.map((link) => readMark(link, 'tocLink')))]
    .map((id) => document.getElementById(id))
    .filter((section) => section !== null);
  if (sections.length === 0) return;
  const markCurrent = (): void => {
    const asked = links.find(({hash}) => hash !== '' && hash === location.hash);
    const current = findCurrent(sections, asked && readMark(asked, 'tocLink'));
    for (const link of links) setCurrent(link, readMark(link, 'tocLink') === current?.id);
  };
  // The current section changes when one crosses the reading line, or when the reader stops at the end of the page.
  document.onscrollend = window.onhashchange = markCurrent;
  observer = new IntersectionObserver(markCurrent, {rootMargin: `-${readingLine}px 0px 0px`, threshold: [0, 1]});
  for (const section of sections) observer.observe(section);
}

/** A long navigation scrolls along, so that the marked link can be seen. */
function setCurrent(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (isCurrent === link.hasAttribute('aria-current')) return;
  link.toggleAttribute('aria-current', isCurrent);
  if (!isCurrent) return;
  link.setAttribute('aria-current', 'true');
  scrollAlong(link);
}

/** By hand: `scrollIntoView` would also make the link the place that Tab goes on from. */
function scrollAlong(link: HTMLElement): void {
  const menu = link.closest(selector('keepScroll'));
  if (!menu) return;
  const [frame, box] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.top < frame.top) menu.scrollTop += box.top - frame.top;
  if (box.bottom > frame.bottom) menu.scrollTop += box.bottom - frame.bottom;
}

/** The last section that has reached the reading line; at the end of the page, the one that was asked for or the last. */
function findCurrent(sections: HTMLElement[], askedId: string | undefined): HTMLElement | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const passed = sections.findLast((section) => section.getBoundingClientRect().top <= readingLine);
  if (!isAtEnd) return passed ?? sections[0];
  const asked = sections.find(({id}) => id === askedId);
  return asked && asked.getBoundingClientRect().top >= 0 ? asked : sections.at(-1);
}
