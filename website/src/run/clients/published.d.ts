/** Made by src/build/clientPlugin.ts. */
declare module 'virtual:published-client/*' {
  /** What programs can import, by its name. */
  export const modules: Record<string, object>;
}
