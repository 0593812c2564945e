import {removeMark, selector} from '../../dataAttributes.ts';
import {holdStill} from './holdStill.ts';
import {isFilled, openSchema} from './schemas.ts';

let nearby: IntersectionObserver | undefined;

/**
 * The first level of a request body and of the response to hope for opens when it comes near the window: a page with all of
 * them open would have three times the elements.
 */
export function unfoldNearby(): void {
  nearby?.disconnect();
  nearby = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({isIntersecting}) => isIntersecting).map(({target}) => target);
      if (near.length > 0) holdStill(() => near.forEach(unfold));
    },
    {rootMargin: '600px'},
  );
  for (const place of document.querySelectorAll(selector('unfold'))) nearby.observe(place);
}

/** Once: what a reader closes stays closed, also when the page is shown again from memory. */
function unfold(place: Element): void {
  nearby?.unobserve(place);
  removeMark(place, 'unfold');
  for (const part of place.querySelectorAll<HTMLDetailsElement>(selector('schemaPart'))) if (!isFilled(part)) openSchema(part);
}
