import {createHash} from 'node:crypto';

/** A script or stylesheet in a file of this site, that has no integrity yet. */
const linked =
  /<(?:script|link rel="(?:stylesheet|modulepreload)")(?=[^>]* (?:src|href)="(\/assets\/[^"]+)")(?![^>]* integrity=)/g;

/** Says with each link to a script or stylesheet what the file's content has to be. A browser does not use a file that was changed. */
export function addIntegrity(html: string, readAsset: (path: string) => string): string {
  return html.replaceAll(linked, (start, path: string) => `${start} integrity="${hash(readAsset(path))}"`);
}

function hash(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
