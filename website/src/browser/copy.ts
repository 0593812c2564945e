import {selector} from '../dataAttributes.ts';
import {announce} from './announce.ts';
import {onClick} from './events.ts';

export function startCopy(): void {
  onClick(selector('copyCode'), (button) => {
    const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
    void copy(code, 'Code copied', button);
  });
  onClick(selector('copyLink'), (link) => {
    if (link instanceof HTMLAnchorElement) void copy(link.href, 'Link copied', link);
  });
  onClick(selector('wrapCode'), (button) => {
    const isWrapped = button.closest('figure')?.querySelector('pre')?.toggleAttribute('data-wrapped') ?? false;
    button.setAttribute('aria-pressed', String(isWrapped));
  });
}

async function copy(text: string, message: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('The browser does not allow copying.', error);
    announce('Copying is not allowed here. Select the text instead.');
    return;
  }
  announce(message);
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, 1500);
}
