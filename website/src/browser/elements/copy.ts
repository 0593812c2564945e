import {readMark, selector} from '../../dataAttributes.ts';
import {announce} from './announce.ts';
import {onClick} from './events.ts';

export function startCopy(): void {
  onClick(selector('copyCode'), (button) => {
    const shown = [...(button.closest('figure')?.querySelectorAll('pre') ?? [])].find((code) => code.checkVisibility());
    void copy(shown?.textContent ?? '', 'Code copied', button);
  });
  onClick(selector('copyText'), (button) => void copy(readMark(button, 'copyText'), 'Copied', button));
  onClick(selector('copyFile'), (button) => void copy(fetchText(readMark(button, 'copyFile')), 'Page copied', button));
  onClick(selector('copyLink'), (link) => {
    if (link instanceof HTMLAnchorElement) void copy(link.href, 'Link copied', link);
  });
  onClick(selector('wrapCode'), (button) => {
    const isWrapped = button.closest('figure')?.querySelector('pre')?.toggleAttribute('data-wrapped') ?? false;
    button.setAttribute('aria-pressed', String(isWrapped));
  });
}

async function copy(text: string | Promise<string>, message: string, button: HTMLElement): Promise<void> {
  const isCopied = await writeClipboard(text);
  const advice = typeof text === 'string' ? 'Select the text instead.' : 'View the page as Markdown instead.';
  announce(isCopied ? message : `Couldn’t copy. ${advice}`);
  button.dataset.copied = isCopied ? 'yes' : 'no';
  setTimeout(() => delete button.dataset.copied, 1500);
}

async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    // Some browsers allow copying only in the very moment of the click; a text that is on its way goes along as a promise.
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return true;
  } catch (error) {
    console.warn('Nothing was copied.', error);
    return false;
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}
