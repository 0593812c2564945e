/** The published clients that JavaScript samples are proven with. Version 4 is what the migration guide starts from. */
export const versions = {v4: '4.27.0', alpha: '5.0.0-alpha.65', ga: '5.61.0'} as const;
export type Version = keyof typeof versions;

/** Both of version 5, unless the name of the file says that it is for one: customized-client-usage.alpha.ts. */
export function versionsOf(name: string): Version[] {
  const [, only] = /\.(\w+)\.ts$/.exec(name) ?? [];
  return only === 'v4' || only === 'alpha' || only === 'ga' ? [only] : ['alpha', 'ga'];
}
