import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, type Stats, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Results of pure work, kept from one build to the next by what they were made from. */
export type Cache = {
  /**
   * What was made from the same key before, or what `make` makes now. `isCurrent` refuses a result that depends on more than its key.
   * What is kept must survive structured cloning.
   */
  load: <Value>(
    kind: string,
    key: string,
    make: () => Promise<Value>,
    isCurrent?: (value: Value) => Promise<boolean>,
  ) => Promise<Value>;
  /** The same for a folder that `make` fills. Gives its path. */
  loadFolder: (kind: string, key: string, make: (folder: string) => Promise<void>) => Promise<string>;
  has: (kind: string, key: string) => boolean;
  /** Removes what no build has used for a while. */
  prune: () => void;
};

const day = 24 * 60 * 60 * 1000;
const keptDays = 14;

/** Files are read and written synchronously: a build does so a thousand times, and promises took longer than the files. */
export function createCache(folder: string): Cache {
  mkdirSync(folder, {recursive: true});
  const place = (kind: string, key: string): string => path.join(folder, `${kind}-${key}`);
  /** What is being loaded or made in this process: two who ask at once get the same. */
  const asked = new Map<string, Promise<unknown>>();
  const once = <Value>(name: string, load: () => Promise<Value>): Promise<Value> => {
    const known = asked.get(name) as Promise<Value> | undefined;
    if (known) return known;
    // Afterwards it's in its file: a large site doesn't fit into memory.
    const value = load().finally(() => asked.delete(name));
    asked.set(name, value);
    return value;
  };

  return {
    async load<Value>(kind: string, key: string, make: () => Promise<Value>, isCurrent?: (value: Value) => Promise<boolean>) {
      const entry = place(kind, key);
      const load = async (): Promise<Value> => {
        // What lies under this name was made by the same code.
        const kept = readEntry(entry) as {value: Value} | undefined;
        if (kept && (!isCurrent || (await isCurrent(kept.value)))) return kept.value;
        const value = await make();
        await publish(folder, entry, (draft) => writeFileSync(draft, serialize(value)));
        return value;
      };
      if (!isCurrent) return once(entry, load);
      return load();
    },
    loadFolder(kind, key, make) {
      const entry = place(kind, key);
      return once(entry, async () => {
        if (!touch(entry)) await publish(folder, entry, make);
        return entry;
      });
    },
    has: (kind, key) => findFile(place(kind, key)) !== undefined,
    prune() {
      for (const name of readdirSync(folder)) {
        // What somebody else is writing may be gone by now.
        const found = findFile(path.join(folder, name));
        if (found && Date.now() - found.mtimeMs > keptDays * day) rmSync(path.join(folder, name), {recursive: true, force: true});
      }
    },
  };
}

function readEntry(entry: string): {value: unknown} | undefined {
  if (!touch(entry)) return undefined;
  return {value: deserialize(readFileSync(entry))};
}

/** Notes, once a day, that an entry is used. Tells whether it's there. */
function touch(entry: string): boolean {
  const found = findFile(entry);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > day) utimesSync(entry, new Date(), new Date());
  return true;
}

function findFile(file: string): Stats | undefined {
  return statSync(file, {throwIfNoEntry: false});
}

/** An entry appears whole or not at all, whoever else makes it at the same time. */
async function publish(folder: string, entry: string, write: (draft: string) => Promise<void> | void): Promise<void> {
  const draft = path.join(folder, `draft-${randomUUID()}`);
  await write(draft);
  // A folder that another build has put there in the meantime holds the same.
  try {
    renameSync(draft, entry);
  } catch (error) {
    rmSync(draft, {recursive: true, force: true});
    if (!touch(entry)) throw error;
  }
}
