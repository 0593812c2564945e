import {selector} from '../../dataAttributes.ts';

// As in tokens.css. Setting a property of the root restyles the whole page, so it is left alone while the navbar has this height.
let known = 60;

const observer = new ResizeObserver(([entry]) => {
  const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
  // Print has no navbar.
  if (height === 0 || height === known) return;
  known = height;
  document.documentElement.style.setProperty('--navbar-height', `${height}px`);
});

/** What sticks below the navbar keeps clear of it, also when a reader's spacing or text size makes it two rows. */
export function followNavbar(): void {
  observer.disconnect();
  const navbar = document.querySelector(selector('navbar'));
  if (navbar) observer.observe(navbar);
}
