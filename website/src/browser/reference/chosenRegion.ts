import {selector} from '../../dataAttributes.ts';

/** Outlives the page: most readers work in one region. */
let chosen: string | undefined;

export function startRegions(): void {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement && target.matches(selector('regionChoice')))) return;
    chosen = target.value;
    showRegion();
  });
}

/** The region that the page shows; undefined when the API has none. */
export function chosenRegion(): string | undefined {
  return document.querySelector<HTMLInputElement>(`${selector('regionChoice')}:checked`)?.value;
}

/** Shows the chosen region in addresses and samples; an API that does not have it keeps its own. */
export function showRegion(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>(selector('regionChoice'))];
  // A choice from before this was loaded counts.
  chosen ??= choices.find(({checked, defaultChecked}) => checked && !defaultChecked)?.value;
  const choice = choices.find(({value}) => value === chosen);
  if (!choice) return;
  choice.checked = true;
  for (const place of document.querySelectorAll(selector('region'))) place.textContent = choice.value;
}
