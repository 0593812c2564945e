export function wordResult(count: number): string {
  if (count === 0) return 'The request is valid';
  return count === 1 ? '1 problem' : `${count} problems`;
}
