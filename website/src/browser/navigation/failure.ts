import {isLoadFailure, ServerError} from './loadFailure.ts';

/** The whole page, a section of it, or something that lies over it; `name` is what readers call it: "Search". */
export type PagePart = {kind: 'page' | 'section' | 'overlay'; name: string};

type Failure = {error: unknown; retry: () => void; close?: (() => void) | undefined};

/** Replaces the content of an element by what went wrong, with a button to try again. Returns the heading. */
export function renderFailure(container: Element | null, part: PagePart, {error, retry, close}: Failure): string {
  const {heading, text, action} = wordFailure(part, error);
  const alert = document.createElement('div');
  alert.className = 'failure';
  alert.setAttribute('role', 'alert');
  alert.append(
    createElement(part.kind === 'page' ? 'h1' : 'h2', heading),
    createElement('p', text),
    createButton(action, retry),
    ...(close ? [createButton('Close', close)] : []),
  );
  container?.replaceChildren(alert);
  return heading;
}

/** What did not arrive can be fetched again; what crashed says why. */
export function wordFailure({kind, name}: PagePart, error: unknown): {heading: string; text: string; action: string} {
  if (!isLoadFailure(error)) {
    const text = error instanceof Error ? error.message : String(error);
    return {heading: crashHeading({kind, name}), text, action: 'Try again'};
  }
  const text =
    error instanceof ServerError
      ? `${error.message}. Retry in a moment.`
      : 'No response from the server. Check your connection, then retry.';
  return {heading: `${name} could not be loaded`, text, action: 'Retry'};
}

/** Only what lies over a page can crash by itself: a section that is gone takes the page’s point with it. */
export function crashHeading({kind, name}: PagePart): string {
  return kind === 'overlay' ? `${name} crashed.` : 'This page crashed.';
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
