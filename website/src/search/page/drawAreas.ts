import {findOne} from './parts.ts';

/** Shows the areas that have results, with their number, and the chosen one. */
export function drawAreas(areas: HTMLFieldSetElement, counts: Record<string, number>, chosen: string | null): void {
  const known = new Set(listAreas(areas).map(({input}) => input.value));
  for (const name of Object.keys(counts)) if (!known.has(name)) addArea(areas, name);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  areas.disabled = total === 0 && chosen === null;
  for (const {label, input} of listAreas(areas)) {
    const isAll = input.value === '';
    const count = isAll ? total : (counts[input.value] ?? 0);
    label.hidden = !isAll && input.value !== chosen && count === 0;
    findOne(label, 'small').textContent = total === 0 ? '' : String(count);
    input.checked = input.value === (chosen ?? '');
  }
}

type Area = {label: HTMLElement; input: HTMLInputElement};

/** The first stands for all of them. */
function listAreas(areas: HTMLElement): Area[] {
  return [...areas.querySelectorAll('label')].map((label) => ({label, input: findOne(label, 'input') as HTMLInputElement}));
}

/** A page outside of all sidebars is an area of its own. */
function addArea(areas: HTMLElement, name: string): void {
  const label = findOne(areas, 'label').cloneNode(true) as HTMLElement;
  (findOne(label, 'input') as HTMLInputElement).value = name;
  findOne(label, 'span').firstChild?.replaceWith(name);
  areas.append(label);
}
