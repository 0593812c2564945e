import {mark, selector} from '../../dataAttributes.ts';
import {createFilterInput, filterEntries} from '../elements/filterEntries.ts';

/** Hides the fields that do not have the typed words in their name, description or inner fields. */
export function startFilter(): void {
  document.addEventListener('input', ({target}) => {
    if (!(target instanceof HTMLInputElement && target.matches(selector('filter')))) return;
    const entries = [...(target.nextElementSibling?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
    filterEntries(entries, target.value, 'fields');
  });
}

let nearby: IntersectionObserver | undefined;

/**
 * Long lists get a filter when they come near the window. In the HTML it would cost seconds: Chromium lays out every skipped
 * section that has an input in it.
 */
export function addFilters(): void {
  nearby?.disconnect();
  nearby = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) if (isIntersecting) addFilter(target);
    },
    {rootMargin: '300px'},
  );
  for (const list of document.querySelectorAll(selector('filterable'))) {
    nearby.observe(list);
    const filter = list.previousElementSibling;
    // A page that is shown again knows what was hidden, but not what was typed; one that was never left knows both.
    if (filter instanceof HTMLInputElement && filter.value !== '') continue;
    for (const field of list.children) field.removeAttribute('hidden');
  }
}

export function addFilter(list: Element): void {
  nearby?.unobserve(list);
  if (list.previousElementSibling?.matches(selector('filter'))) return;
  const input = createFilterInput(`Filter ${list.children.length} fields`);
  for (const [attribute, value] of Object.entries(mark('filter'))) input.setAttribute(attribute, value);
  list.before(input);
}
