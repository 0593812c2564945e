/**
 * The line under each sample, by how the sample was proven. Readers see nothing else that explains it. website/src/content/SampleNotes.tsx
 * shows it.
 */
export const sampleNotes = {
  run: (versions: string[]): string => `Our tests run it with algoliasearch ${versions.join(' and ')}.`,
  notRun: 'Not run. Our tests check its syntax, and that the classes and methods exist.',
  sent: 'Our tests send these requests to a mock of the API.',
};
