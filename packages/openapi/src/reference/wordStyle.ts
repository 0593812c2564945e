import type {Parameter} from '../document/openApiDocument.ts';

type Written = Pick<Parameter, 'style' | 'explode' | 'allowReserved'>;

/** How a list or an object becomes text, in words. Nothing where it's what readers expect of the place. `type` is the type in words. */
export function wordStyle(name: string, place: string, written: Written, type: string): string[] {
  const style = written.style ?? usualStyles[place] ?? 'form';
  const isExploded = written.explode ?? style === 'form';
  const words = [
    ...(/\barray\b/.test(type) ? wordList(name, style, isExploded) : []),
    ...(/\bobject\b/.test(type) ? wordObject(name, style, isExploded) : []),
    ...wordStart(name, style),
    ...(written.allowReserved === true ? ['reserved characters stay as they are'] : []),
  ];
  return [...new Set(words)];
}

const usualStyles: Record<string, string> = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'};

const separators: Record<string, string> = {
  form: 'separated by commas',
  spaceDelimited: 'separated by spaces',
  pipeDelimited: 'separated by pipes',
};

/** Commas are usual in paths and headers, one parameter for each entry is usual elsewhere. */
function wordList(name: string, style: string, isExploded: boolean): string[] {
  if (style === 'deepObject') return [`as ${name}[]=…`];
  if (style === 'label') return [isExploded ? 'separated by dots' : 'separated by commas'];
  if (style === 'matrix') return [isExploded ? `;${name}=… for each entry` : 'separated by commas'];
  const separator = isExploded ? undefined : separators[style];
  return separator === undefined ? [] : [separator];
}

function wordObject(name: string, style: string, isExploded: boolean): string[] {
  if (style === 'deepObject') return [`as ${name}[field]=…`];
  // Each field as a parameter of its own, or all of them with commas in a path or a header.
  if ((style === 'form') === isExploded && ['form', 'simple'].includes(style)) return [];
  return [isExploded ? 'as field=value' : `names and values ${separators[style] ?? 'separated by commas'}`];
}

function wordStart(name: string, style: string): string[] {
  if (style === 'label') return ['starts with a dot'];
  return style === 'matrix' ? [`starts with ;${name}`] : [];
}
