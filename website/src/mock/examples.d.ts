/** Made by src/build/contractPlugin.ts. */
declare module 'virtual:mock-examples' {
  /** What the mock starts with, as JSON. */
  export const examples: string;
}
