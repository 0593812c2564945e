import {mark, selector} from '../../dataAttributes.ts';

/** What gets a colour; the first group that matches gives the name of the highlight. */
const tokens =
  /(?<comment>^\s*\/\/.*$)|(?<key>"(?:[^"\\\n]|\\.)*"(?=:)|\b\w+(?=: ))|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<keyword>\b(?:import|from|const|var|await|new|use|null|true|false)\b)|(?<function>\b\w+(?=\())|(?<number>\b\d[\d.]*\b)/gm;

const hasHighlights = 'highlights' in CSS;

let nearby: IntersectionObserver | undefined;

/** Code near the window gets colours and a copy button; a page has hundreds of pieces, and most are never seen. */
export function dressCode(): void {
  nearby?.disconnect();
  if (hasHighlights) CSS.highlights.clear();
  nearby = new IntersectionObserver(
    (entries, observer) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        addCopyButton(target);
        if (hasHighlights) colour(target);
      }
    },
    {rootMargin: '300px'},
  );
  for (const code of document.querySelectorAll(selector('code'))) nearby.observe(code);
}

function addCopyButton(code: Element): void {
  const figure = code.closest('figure');
  if (!figure || figure.querySelector(selector('copyCode'))) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  for (const [name, value] of Object.entries(mark('copyCode'))) button.setAttribute(name, value);
  figure.append(button);
}

/**
 * Colours words by ranges: an element for each would be tens of thousands. Browsers without the Highlight API show code in one
 * colour.
 */
function colour(code: Element): void {
  const texts = listTexts(code);
  for (const {0: text, index, groups = {}} of code.textContent.matchAll(tokens)) {
    const name = Object.keys(groups).find((group) => groups[group] !== undefined);
    const [startContainer, startOffset] = locate(texts, index);
    const [endContainer, endOffset] = locate(texts, index + text.length);
    highlightOf(`code-${name ?? ''}`).add(new StaticRange({startContainer, startOffset, endContainer, endOffset}));
  }
}

/** One text, or several: the name of a region is an element, in the middle of a string. */
function listTexts(code: Element): Text[] {
  return [...code.childNodes].flatMap((node) =>
    node instanceof Text ? node : [...node.childNodes].filter((inner) => inner instanceof Text),
  );
}

function locate([text, ...others]: Text[], offset: number): [Text, number] {
  if (!text) throw new Error('The place is beyond the code.');
  return offset <= text.length || others.length === 0 ? [text, offset] : locate(others, offset - text.length);
}

function highlightOf(name: string): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}
