import {element} from './element.ts';

/** Lets the browser save a text as a file. */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  element('a', {href: address, download: fileName}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
