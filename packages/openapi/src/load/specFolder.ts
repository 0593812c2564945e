import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

export type SpecFile = {name: string; file: string};

/** The specs of a folder: every folder with a spec.yml, in alphabetical order. */
export function listSpecs(folder: string): SpecFile[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({name, file: path.join(folder, name, 'spec.yml')}))
    .filter(({file}) => existsSync(file));
}
