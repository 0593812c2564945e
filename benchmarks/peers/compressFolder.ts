import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compressNow, isSentCompressed} from '../../website/src/build/compress.ts';

/** Compresses a peer's site as we do ours: all are served alike. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && isSentCompressed(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const {br, gz} = await compressNow(file, readFileSync(file));
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
