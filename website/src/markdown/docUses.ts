import type {VFile} from 'vfile';

/** What a page is made from beside its own text. When one of these changes, the page does. */
export type DocUses = {
  /** Guides whose samples it shows. */
  guides: string[];
  /** Files to download that it describes. */
  downloads: string[];
  /** Docs that it links by their file. */
  docs: string[];
};

declare module 'vfile' {
  interface DataMap {
    uses: DocUses;
  }
}

/** Remark plugin, the first one: those that follow note what they use. */
export function noteUses() {
  return (_tree: unknown, file: VFile): void => {
    file.data.uses = {guides: [], downloads: [], docs: []};
  };
}

export function addUse(file: VFile, kind: keyof DocUses, name: string): void {
  const names = file.data.uses?.[kind];
  if (names && !names.includes(name)) names.push(name);
}
