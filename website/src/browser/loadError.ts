/** Replaces the content of an element by the error text and a Retry button. */
export function renderLoadError(container: Element | null, error: unknown, retry: () => void): void {
  const alert = document.createElement('div');
  alert.className = 'load-error';
  alert.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'This page could not be loaded';
  const text = document.createElement('p');
  text.textContent = `${error instanceof Error ? error.message : String(error)}. Check your connection, then try again.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', retry);
  alert.append(heading, text, button);
  container?.replaceChildren(alert);
}
