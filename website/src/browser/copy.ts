import {readMark, selector} from '../dataAttributes.ts';
import {announce} from './announce.ts';
import {onClick} from './events.ts';

export function startCopy(): void {
  onClick(selector('copyCode'), (button) => {
    const shown = [...(button.closest('figure')?.querySelectorAll('pre') ?? [])].find((code) => code.checkVisibility());
    void copy(shown?.textContent ?? '', 'Code copied', button);
  });
  onClick(selector('copyText'), (button) => void copy(readMark(button, 'copyText'), 'Copied', button));
  onClick(selector('copyLink'), (link) => {
    if (link instanceof HTMLAnchorElement) void copy(link.href, 'Link copied', link);
  });
  onClick(selector('wrapCode'), (button) => {
    const isWrapped = button.closest('figure')?.querySelector('pre')?.toggleAttribute('data-wrapped') ?? false;
    button.setAttribute('aria-pressed', String(isWrapped));
  });
}

async function copy(text: string, message: string, button: HTMLElement): Promise<void> {
  const isCopied = await writeClipboard(text);
  announce(isCopied ? message : 'Copying is not allowed here. Select the text instead.');
  button.dataset.copied = isCopied ? 'yes' : 'no';
  setTimeout(() => delete button.dataset.copied, 1500);
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser does not allow copying.', error);
    return false;
  }
}
