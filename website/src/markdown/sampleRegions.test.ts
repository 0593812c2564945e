import {describe, expect, it} from 'vitest';
import {cutProgram, readRegions} from './sampleRegions.ts';

const read = (...lines: string[]) => Object.fromEntries(readRegions(lines.join('\n'), 'samples/php/a.php'));

describe('regions of a sample', () => {
  it('have their name, their lines without the common indentation, and where these were', () => {
    expect(read('one', '  // region two', '  if (a) {', '    b();', '  }', '  // endregion', 'three')).toEqual({
      two: {
        code: 'if (a) {\n  b();\n}',
        lines: [
          {number: 3, indent: 2},
          {number: 4, indent: 2},
          {number: 5, indent: 2},
        ],
      },
    });
  });

  it('begin with the comment of the language', () => {
    expect(read('# region call', 'curl', '# endregion')).toHaveProperty('call.code', 'curl');
  });

  it('with the same name become one, with an empty line between the parts', () => {
    const {setup} = read('// region setup', 'import a', '// endregion', 'x', '  // region setup', '  b();', '  // endregion');
    expect(setup?.code).toBe('import a\n\nb();');
    expect(setup?.lines.map(({number}) => number)).toEqual([2, 0, 6]);
  });

  it('may be empty', () => {
    expect(read('// region a', '// endregion')).toHaveProperty('a.code', '');
  });

  it.each([
    [['// region a', '// region b'], 'samples/php/a.php:2: region "b" begins inside "a". End that one first.'],
    [['x', '// endregion'], 'samples/php/a.php:2: "endregion" ends nothing. Begin the region with "region name".'],
    [['// region a', 'x'], 'samples/php/a.php:1: region "a" has no end. Add "endregion" after it.'],
  ])('say what is wrong with %j', (lines, message) => {
    expect(() => read(...lines)).toThrow(new Error(message));
  });
});

describe('a program up to a region', () => {
  const source =
    '// region setup\na();\n// endregion\n\nhidden();\n// region one\nb();\n// endregion\n// region two\nc();\n// endregion\n';

  it('has all that goes before, and no marks', () => {
    const program = cutProgram(source, 'one', 'program');
    expect(program.source).toBe('a();\n\nhidden();\nb();\n');
    expect(program.source.slice(program.start).trim()).toBe('b();');
  });

  it('goes to the end of the last part of the region', () => {
    expect(cutProgram(`${source}// region one\nd();\n// endregion\ne();`, 'one', 'program').source).toMatch(/c\(\);\nd\(\);\n$/);
  });

  it('is missed by its name', () => {
    expect(() => cutProgram(source, 'three', 'program')).toThrow('program has no region "three".');
  });
});
