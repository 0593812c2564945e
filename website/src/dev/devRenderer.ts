import type {InlineConfig} from 'vite';
import {bundleRenderer, type Renderer} from '../build/bundleCode.ts';
import type {Cache} from '../cache/cache.ts';
import {digestCode} from '../cache/codeDigest.ts';

/** What renders pages in development. */
export type DevRenderer = {
  load: () => Promise<Renderer>;
  /** Some code has changed: what is loaded next is made of it. */
  renew: () => void;
};

/** A bundle takes a third of the time that a loader takes, which reads file by file. */
export function createDevRenderer(siteFolder: string, config: InlineConfig, cache: Cache, codeDigest: string): DevRenderer {
  let current: string | undefined = codeDigest;
  let renderer: Promise<Renderer> | undefined;
  return {
    load() {
      renderer ??= bundleRenderer(siteFolder, config, cache, current ?? digestCode(siteFolder));
      return renderer;
    },
    renew() {
      current = undefined;
      renderer = undefined;
    },
  };
}
