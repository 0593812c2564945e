import {mkdirSync} from 'node:fs';
import {mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
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
  has: (kind: string, key: string) => Promise<boolean>;
  /** Removes what no build has used for a while. */
  prune: () => Promise<void>;
};

const day = 24 * 60 * 60 * 1000;
const keptDays = 14;

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
        const kept = (await readEntry(entry)) as {value: Value} | undefined;
        if (kept && (!isCurrent || (await isCurrent(kept.value)))) return kept.value;
        const value = await make();
        await publish(folder, entry, (draft) => writeFile(draft, serialize(value)));
        return value;
      };
      if (!isCurrent) return once(entry, load);
      return load();
    },
    loadFolder(kind, key, make) {
      const entry = place(kind, key);
      return once(entry, async () => {
        if (!(await touch(entry))) await publish(folder, entry, make);
        return entry;
      });
    },
    has: async (kind, key) => (await stat(place(kind, key)).catch(() => undefined)) !== undefined,
    async prune() {
      for (const name of await readdir(folder)) {
        // What somebody else is writing may be gone by now.
        const found = await stat(path.join(folder, name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > keptDays * day)
          await rm(path.join(folder, name), {recursive: true, force: true});
      }
    },
  };
}

async function readEntry(entry: string): Promise<{value: unknown} | undefined> {
  if (!(await touch(entry))) return undefined;
  return {value: deserialize(await readFile(entry))};
}

/** Notes, once a day, that an entry is used. Tells whether it's there. */
async function touch(entry: string): Promise<boolean> {
  const found = await stat(entry).catch(() => undefined);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > day) await utimes(entry, new Date(), new Date());
  return true;
}

/** An entry appears whole or not at all, whoever else makes it at the same time. */
async function publish(folder: string, entry: string, write: (draft: string) => Promise<void>): Promise<void> {
  const drafts = await mkdtemp(path.join(folder, 'draft-'));
  const draft = path.join(drafts, 'entry');
  await write(draft);
  // A folder that another build has put there in the meantime holds the same.
  await rename(draft, entry).catch(async (error: unknown) => {
    if (!(await touch(entry))) throw error;
  });
  await rm(drafts, {recursive: true});
}
