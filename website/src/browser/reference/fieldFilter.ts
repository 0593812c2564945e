import {mark, selector} from '../../dataAttributes.ts';
import {announce} from '../announce.ts';

/** Hides the fields that do not have the typed words in their name, description or inner fields. */
export function startFilter(): void {
  document.addEventListener('input', ({target}) => {
    if (!(target instanceof HTMLInputElement && target.matches(selector('filter')))) return;
    const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fields = [...(target.nextElementSibling?.children ?? [])] as HTMLElement[];
    for (const field of fields) {
      const text = field.textContent.toLowerCase();
      field.hidden = !words.every((word) => text.includes(word));
    }
    announceCount(fields);
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
    // A page that is shown again knows what was hidden, but not what was typed.
    for (const field of list.children) field.removeAttribute('hidden');
  }
}

export function addFilter(list: Element): void {
  nearby?.unobserve(list);
  if (list.previousElementSibling?.matches(selector('filter'))) return;
  const input = document.createElement('input');
  const name = `Filter ${list.children.length} fields`;
  const attributes = {type: 'search', autocomplete: 'off', placeholder: name, 'aria-label': name, ...mark('filter')};
  for (const [attribute, value] of Object.entries(attributes)) input.setAttribute(attribute, value);
  list.before(input);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Once the reader stops typing. */
function announceCount(fields: HTMLElement[]): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => announce(`${fields.filter(({hidden}) => !hidden).length} of ${fields.length} fields`), 500);
}
