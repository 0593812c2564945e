/** Calls back for clicks on matching elements, now or after a navigation. */
export function onClick(matching: string, handle: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(matching) : null;
    if (element) handle(element, event);
  });
}
