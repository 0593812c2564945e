import './codeColours.css';

/** What gets a colour in a line of code; the group that matches gives the name of the highlight. */
const tokens =
  /(?<comment>\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*.*)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<keyword>\b(?:as|async|await|break|case|catch|class|const|continue|default|do|else|export|extends|finally|for|from|function|if|import|in|instanceof|interface|let|new|of|return|switch|this|throw|try|type|typeof|var|while|yield)\b)|(?<constant>\b(?:\d[\d._]*|true|false|null|undefined)\b)|(?<function>\b[\w$]+(?=\())/g;

/** Forced colours would paint the ranges like selected text. */
const canColour = 'highlights' in CSS && !matchMedia('(forced-colors: active)').matches;

/**
 * Colours blocks of lines when they come into view, by ranges: the elements in them say what has changed. The styles let the browser skip
 * blocks out of view, and it says when it doesn't any more. What earlier panes had is gone with them.
 */
export function colourSeen(...panes: HTMLElement[]): void {
  if (!canColour) return;
  CSS.highlights.clear();
  const coloured = new WeakSet<Element>();
  const colour = ({target: block}: Event): void => {
    if (!(block instanceof Element) || coloured.has(block)) return;
    coloured.add(block);
    for (const line of block.children) colourLine(line);
  };
  for (const pane of panes) pane.addEventListener('contentvisibilityautostatechange', colour);
}

function colourLine(line: Element): void {
  const texts = listTexts(line);
  for (const {0: text, index, groups = {}} of line.textContent.matchAll(tokens)) {
    const name = Object.keys(groups).find((group) => groups[group] !== undefined) ?? '';
    const [startContainer, startOffset] = locate(texts, index);
    const [endContainer, endOffset] = locate(texts, index + text.length);
    findHighlight(`code-${name}`).add(new StaticRange({startContainer, startOffset, endContainer, endOffset}));
  }
}

/** Text, and text in a mark. */
function listTexts(line: Element): Text[] {
  return [...line.childNodes].map((node) => node.firstChild ?? node).filter((node) => node instanceof Text);
}

function locate([text, ...others]: Text[], offset: number): [Text, number] {
  if (!text) throw new Error('The place is beyond the line.');
  return offset <= text.length || others.length === 0 ? [text, offset] : locate(others, offset - text.length);
}

function findHighlight(name: string): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}
