import {expect, it} from 'vitest';
import {readMainClass, sortErrors} from './compileJava.ts';
import {readClientVersion, writePom} from './javaClient.ts';
import {readJdkVersion} from './javaTools.ts';
import {readWantedPort} from './socks.ts';

it.each([
  ['javac 17.0.15\n', '17.0.15'],
  ['javac 1.8.0_452\n', '1.8.0_452'],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\njavac 21\n', '21'],
  ['', ''],
])('reads the version of the JDK from %j', (answer, version) => {
  expect(readJdkVersion(answer)).toBe(version);
});

it('reads the version of the client from the name of its jar', () => {
  expect(readClientVersion(['okhttp-5.1.0.jar', 'algoliasearch-4.36.2.jar'])).toBe('4.36.2');
  expect(() => readClientVersion(['okhttp-5.1.0.jar'])).toThrow(
    /^No algoliasearch-<version>\.jar in .+ There are: okhttp-5\.1\.0\.jar\./,
  );
});

it('asks Maven for the newest client of a range', () => {
  expect(writePom('4.36.2', '4.42.0')).toContain('<version>[4.36.2,4.42.0]</version>');
});

it('finds the class to run, not one inside of it', () => {
  expect(readMainClass('import a.B;\n\nclass Home {\n\n  public static class Film {}\n}\n')).toBe('Home');
  expect(() => readMainClass('interface Home {}')).toThrow('The program has no class at the start of a line.');
});

it('tells each program what javac says of it, and the others why they wait', () => {
  const samples = [
    {name: 'java/a.java', file: '/samples/java/a.java'},
    {name: 'java/b.java', file: '/samples/java/b.java'},
  ];
  const errors = [
    '/samples/java/b.java:3: error: cannot find symbol',
    '    client.of();',
    '          ^',
    '/samples/java/b.java:9: warning: old',
    '1 error',
  ].join('\n');
  expect(Object.fromEntries(sortErrors(errors, samples))).toEqual({
    'java/a.java': ['is not compiled, because another one has errors.'],
    'java/b.java': ['line 3: error: cannot find symbol\n    client.of();\n          ^'],
  });
});

it.each([
  ['an address', [5, 1, 0, 1, 192, 0, 2, 1, 1, 187], 443],
  ['a name', [5, 1, 0, 3, 1, 97, 15, 179], 4019],
])('reads the port that a program wants at %s', (_, bytes, port) => {
  expect(readWantedPort(Buffer.from(bytes))).toBe(port);
});
