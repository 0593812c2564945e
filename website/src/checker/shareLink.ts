import type {RequestDraft} from '../checkStart.ts';

export type SharedCheck = {operationId: string; draft: RequestDraft};

const prefix = '#check/';

/** Longer addresses are cut by some mail programs and chats. */
const longest = 8000;

/** A hash that carries the request. Browsers keep it to themselves: no server sees it. Undefined when it would be too long. */
export function toShareHash(shared: SharedCheck): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  if (bytes.length > longest) return undefined;
  return (
    prefix +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  );
}

/** The request that a hash carries; undefined when it carries none, or when it was damaged on its way. */
export function readShareHash(hash: string): SharedCheck | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  try {
    const text = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const shared: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSharedCheck(shared) ? shared : undefined;
  } catch {
    return undefined;
  }
}

/** Anyone may write such a link, so nothing about it is taken for granted. */
function isSharedCheck(value: unknown): value is SharedCheck {
  if (!isRecord(value) || typeof value.operationId !== 'string' || !isRecord(value.draft)) return false;
  const {parameters, body} = value.draft;
  return typeof body === 'string' && isRecord(parameters) && Object.values(parameters).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
