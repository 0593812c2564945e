/** Local storage that may be blocked or full: reads give nothing then, and the warning is logged once. */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

export function store(key: string, value: string): void {
  withStorage((storage) => storage.setItem(key, value));
}

export function forget(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

let hasWarned = false;

function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('Local storage is not available, so choices last only until the page is closed.', error);
    hasWarned = true;
    return undefined;
  }
}
