import {describe, expect, it} from 'vitest';
import {readOptions} from './readOptions.ts';

const needed = ['api.yml', '--out', 'site'];

describe('the command', () => {
  it('needs a document and a folder', () => {
    expect(readOptions(needed)).toEqual({file: 'api.yml', out: 'site', basePath: ''});
    expect(() => readOptions([])).toThrow(/Name the OpenAPI document\.\nName the folder to write: --out <folder>\./);
  });

  it('takes the rest as it is', () => {
    const words = ['--title', 'Trains', '--logo', 'a.svg', '--color', '#0a7', '--server', '/v1', '--url', 'https://example.org'];
    expect(readOptions([...needed, ...words])).toMatchObject({
      ...{title: 'Trains', logo: 'a.svg', color: '#0a7', server: '/v1', url: 'https://example.org'},
    });
  });

  it.each([
    ['/api/', '/api'],
    ['api', '/api'],
    ['/docs/api', '/docs/api'],
    ['/', ''],
    ['', ''],
  ])('reads the base path %j as %j', (base, basePath) => {
    expect(readOptions([...needed, '--base', base])).toMatchObject({basePath});
  });

  it.each([
    [['--base', '/a b/'], 'only letters, digits'],
    [['--color', 'green'], 'hexadecimal digits'],
    [['--color', '#12345'], 'hexadecimal digits'],
    [['--url', 'https://example.org/api'], 'A path belongs into --base'],
    [['--url', 'example.org'], 'an origin without a path'],
    [['--logo', 'logo.exe'], 'an SVG, PNG, JPEG or WebP file'],
    [['other.yml'], 'One document at a time; also named: other.yml'],
    [['--colour', '#000'], "Unknown option '--colour'"],
  ])('says what is wrong with %j, and how it is used', (words, message) => {
    const read = (): unknown => readOptions([...needed, ...words]);
    expect(read).toThrow(message);
    expect(read).toThrow('npm run reference -- <openapi.yml> --out <folder>');
  });

  it('gives nothing where help is asked for', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });
});
