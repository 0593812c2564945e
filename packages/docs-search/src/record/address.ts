export type OperationAddress = {method: string; path: string};

/** Reads `POST /1/events` as method and path; null for any other text. */
export function readAddress(text: string | null): OperationAddress | null {
  const match = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/\S*)$/.exec(text ?? '');
  return match?.[1] !== undefined && match[2] !== undefined ? {method: match[1], path: match[2]} : null;
}
