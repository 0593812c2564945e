import {ServerError} from './pages.ts';

type LoadError = {heading: string; error: unknown; retry: () => void; close?: () => void};

/** Replaces the content of an element by what went wrong and a Retry button. */
export function renderLoadError(container: Element | null, {heading, error, retry, close}: LoadError): void {
  const alert = document.createElement('div');
  alert.className = 'load-error';
  alert.setAttribute('role', 'alert');
  alert.append(
    createElement('h1', heading),
    createElement(
      'p',
      error instanceof ServerError
        ? `${error.message}. Try again in a moment.`
        : 'The network did not answer. Check your connection, then try again.',
    ),
    createButton('Retry', retry),
    ...(close ? [createButton('Close', close)] : []),
  );
  container?.replaceChildren(alert);
}

function createElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function createButton(label: string, act: () => void): HTMLElement {
  const button = createElement('button', label);
  button.setAttribute('type', 'button');
  button.addEventListener('click', act);
  return button;
}
