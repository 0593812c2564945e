/** A time in milliseconds as the APIs write it. */
export function toDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
