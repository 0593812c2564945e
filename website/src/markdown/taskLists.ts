import type {Element, Root} from 'hast';
import {visit} from '../visit.ts';

/** Rehype plugin: the boxes of `- [ ] text` can be ticked, and their text belongs to them. */
export function taskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (entry) => {
      const holder = findBox(entry);
      const [box, ...text] = holder?.children ?? [];
      if (!holder || box?.type !== 'element') return;
      box.properties.disabled = false;
      holder.children = [{type: 'element', tagName: 'label', properties: {}, children: [box, ...text]}];
    });
  };
}

/** The element that begins with the box: the entry itself, or the first paragraph of an entry with several. */
function findBox(entry: Element): Element | undefined {
  if (entry.tagName !== 'li') return undefined;
  const holders = [entry, ...entry.children.filter((child) => child.type === 'element')];
  return holders.find(({children: [first]}) => first?.type === 'element' && first.tagName === 'input');
}
