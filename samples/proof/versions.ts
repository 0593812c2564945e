import manifest from '../package.json' with {type: 'json'};

const {devDependencies: installed} = manifest;

/** What the published clients that JavaScript samples are proven with are called in node_modules. */
export const modules = {
  /** What the migration guide starts from. */
  v4: 'algoliasearch-v4',
  alpha: 'algoliasearch-alpha',
  ga: 'algoliasearch',
} as const satisfies Record<string, keyof typeof installed>;

export type Version = keyof typeof modules;

export const versions: Record<Version, string> = {
  v4: readVersion(modules.v4),
  alpha: readVersion(modules.alpha),
  ga: readVersion(modules.ga),
};

/** `5.61.0`, or `npm:algoliasearch@5.61.0` for a package with another name here. */
function readVersion(name: keyof typeof installed): string {
  return installed[name].replace(/^npm:.+@/, '');
}

/** Both of version 5, unless the name of the file says that it is for one: customized-client-usage.alpha.ts. */
export function versionsOf(name: string): Version[] {
  const [, only] = /\.(\w+)\.ts$/.exec(name) ?? [];
  return only === 'v4' || only === 'alpha' || only === 'ga' ? [only] : ['alpha', 'ga'];
}
