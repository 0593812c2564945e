import path from 'node:path';
import type {Plugin} from 'vite';

/** What the site's code knows of Algolia, and what takes its place in a site of any other API. Both export the same. */
const replaced = [
  ['src/layer/', 'src/plainLayer/'],
  ['src/search/hostedClient.ts', 'src/plainLayer/hostedClient.ts'],
] as const;

/** Makes a site without Algolia of the same code. */
export function plainLayerPlugin(siteFolder: string): Plugin {
  const places = replaced.map((pair) => pair.map((place) => path.join(siteFolder, place)));
  return {
    name: 'plain-layer',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('.') || importer === undefined) return null;
      const file = path.resolve(path.dirname(importer), id);
      const [own = '', plain = ''] = places.find(([place = '']) => file.startsWith(place)) ?? [];
      return own === '' ? null : file.replace(own, plain);
    },
  };
}
