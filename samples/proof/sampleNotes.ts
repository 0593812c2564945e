/**
 * The line under each sample, by how the sample was proven. Readers see nothing else that explains it. website/src/content/SampleNotes.tsx
 * shows it.
 */
export const sampleNotes = {
  run: (versions: string[]): string => `Our tests run it with algoliasearch ${versions.join(' and ')}.`,
  readPhp: (php: string): string =>
    `Not run. PHP ${php} accepts its syntax, and our tests check that the client’s classes and methods exist.`,
  readPhpOfPreRelease: (php: string): string =>
    `Not run: this pre-release can’t be installed any more. PHP ${php} accepts its syntax, and our tests check that the client’s classes and methods exist.`,
  notRunAnyMore:
    'Not run: this pre-release can’t be installed any more. Our tests check its syntax, and that the classes and methods exist.',
  ranJava: ({client, jdk}: {client: string; jdk: string}): string =>
    `Compiled and run with algoliasearch ${client} and JDK ${jdk}.`,
  sent: 'Our tests send these requests to a mock of the API.',
};
