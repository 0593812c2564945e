export const endings = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.vue', '.svelte'];

/** Folders that tools write, or an installation brings. */
export const skippedFolders = ['node_modules', '.git', '.yarn', 'dist', 'build', 'coverage', '.next', '.nuxt', '.svelte-kit'];

/** Whether the migration understands the file. Type declarations describe other code: they're generated along with it. */
export function isSource(name: string): boolean {
  return name === 'package.json' || (endings.some((ending) => name.endsWith(ending)) && !/\.d\.[cm]?ts$/.test(name));
}

export function isMinified(name: string): boolean {
  return /[.-]min\.[cm]?js$/.test(name);
}
