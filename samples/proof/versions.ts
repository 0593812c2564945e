/** The published clients that JavaScript samples are proven with. */
export const versions = {alpha: '5.0.0-alpha.65', ga: '5.61.0'} as const;
export type Version = keyof typeof versions;

/** Both, unless the name of the file says that it is for one: customized-client-usage.alpha.ts. */
export function versionsOf(name: string): Version[] {
  if (name.endsWith('.alpha.ts')) return ['alpha'];
  return name.endsWith('.ga.ts') ? ['ga'] : ['alpha', 'ga'];
}
