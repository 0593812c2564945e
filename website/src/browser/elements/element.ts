type Attributes = Record<string, string | number | boolean | ((event: Event) => void) | undefined>;

/**
 * An element with attributes, listeners (`onclick`) and content. Strings become text and nothing else. An attribute is left out when
 * it's undefined or false, and empty when it's true.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name.slice('on'.length), value);
    else if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : String(value));
  }
  created.append(...content);
  return created;
}
