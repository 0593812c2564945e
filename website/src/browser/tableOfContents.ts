import {readMark, selector} from '../dataAttributes.ts';

/** Distance from the top of the window at which a section counts as being read: just below the navbar. */
const readingLine = 110;

let observer: IntersectionObserver | undefined;

/** Marks the section that is being read in the table of contents. */
export function watchHeadings(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll(selector('tocLink'))];
  const headings = [...new Set(links.map((link) => readMark(link, 'tocLink')))]
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null);
  if (headings.length === 0) return;
  const markCurrent = (): void => {
    const current = findCurrent(headings);
    for (const link of links) {
      if (readMark(link, 'tocLink') === current?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // The current section changes when a heading crosses the reading line, or when the reader stops at the end of the page.
  document.onscrollend = window.onhashchange = markCurrent;
  observer = new IntersectionObserver(markCurrent, {rootMargin: `-${readingLine}px 0px 0px`, threshold: [0, 1]});
  for (const heading of headings) observer.observe(heading);
}

/** The last section that has reached the reading line; at the end of the page, the one that was asked for or the last. */
function findCurrent(headings: HTMLElement[]): HTMLElement | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= readingLine);
  if (!isAtEnd) return passed ?? headings[0];
  const asked = headings.find(({id}) => `#${id}` === location.hash);
  return asked && asked.getBoundingClientRect().top >= 0 ? asked : headings.at(-1);
}
