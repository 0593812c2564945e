import type {CheckState} from './useCheck.ts';

export function wordResult(result: CheckState): string {
  if (result.kind === 'loading') return 'Checking…';
  if (result.kind === 'failed') return 'Couldn’t load the checker';
  const {length} = result.check.faults;
  if (length === 0) return 'The request is valid';
  return length === 1 ? '1 problem' : `${length} problems`;
}
