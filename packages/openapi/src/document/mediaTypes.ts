/** `application/json`, `application/problem+json; charset=utf-8`. A range that JSON is in stands for it, too. */
export function isJsonType(type: string): boolean {
  return /^(?:(?:\*|application)\/\*|[^;]*[/+]json|[^;]*\/(?:x-)?(?:nd)?json)\s*(?:;|$)/i.test(type.trim());
}

export function isFormType(type: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type.trim());
}

export function isMultipartType(type: string): boolean {
  return /^multipart\//i.test(type.trim());
}

export function isXmlType(type: string): boolean {
  return /^[^;]*[/+]xml\b/i.test(type.trim());
}

/** Whether what is sent can be read. */
export function isTextType(type: string): boolean {
  const isKnown = [isJsonType, isFormType, isXmlType].some((isKind) => isKind(type));
  return isKnown || /^(?:text\/|[^;]*[/+](?:ya?ml|javascript|graphql|csv)\b)/i.test(type.trim());
}

/** The media type that a body is shown in: JSON where there is some, else a form, else the first. */
export function chooseMediaType(content: Record<string, unknown>): string | undefined {
  const types = Object.keys(content);
  return types.find(isJsonType) ?? types.find((type) => isFormType(type) || isMultipartType(type)) ?? types[0];
}

/** The media type that fits a wanted one, which may be a range: `application/*`. Ranges in the content fit as well. */
export function findMediaType(content: Record<string, unknown>, wanted: string): string | undefined {
  const types = Object.keys(content);
  const same = types.find((type) => toEssence(type) === toEssence(wanted));
  return same ?? types.find((type) => isInRange(type, wanted) || isInRange(wanted, type));
}

function isInRange(type: string, range: string): boolean {
  const [start = '', end = ''] = toEssence(range).replace('*/*', '*').split('*');
  return range.includes('*') && toEssence(type).startsWith(start) && toEssence(type).endsWith(end);
}

/** Without parameters such as a charset. */
function toEssence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
