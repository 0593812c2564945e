import {readMark, selector} from '../dataAttributes.ts';

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
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3) ?? headings[0];
    for (const link of links) {
      if (readMark(link, 'tocLink') === current?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // Headings that cross the upper third of the window change the current section; nothing runs in between.
  observer = new IntersectionObserver(markCurrent, {rootMargin: '0px 0px -66% 0px', threshold: [0, 1]});
  for (const heading of headings) observer.observe(heading);
}
