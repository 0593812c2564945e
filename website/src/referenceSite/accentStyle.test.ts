import {expect, it} from 'vitest';
import {measureContrast, parseColor, renderAccentStyle} from './accentStyle.ts';

const [white, night] = [parseColor('#ffffff'), parseColor('#0f1120')];

function readAccent(style: string): [light: string, dark: string] {
  const [, light = '', dark = ''] = /--accent:light-dark\((#\w+),(#\w+)\)/.exec(style) ?? [];
  return [light, dark];
}

it.each(['#000000', '#ffffff', '#ffe600', '#0a7', '#3f51e8', '#777777', '#ff0000'])(
  'can be read in both themes, whatever color is asked for: %s',
  (color) => {
    const [light, dark] = readAccent(renderAccentStyle(color));
    expect(measureContrast(parseColor(light), white)).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(parseColor(dark), night)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(['#000000', '#ffe600', '#0a7d55', '#3f51e8', '#ff0000'])('can be read on its own soft shade: %s', (color) => {
  const style = renderAccentStyle(color);
  const [light, dark] = readAccent(style);
  const [, softLight = '', softDark = ''] = /--accent-soft:light-dark\((#\w+),(#\w+)\)/.exec(style) ?? [];
  expect(measureContrast(parseColor(light), parseColor(softLight))).toBeGreaterThanOrEqual(4.5);
  expect(measureContrast(parseColor(dark), parseColor(softDark))).toBeGreaterThanOrEqual(4.5);
});

it('stays as it is where it can be read already', () => {
  expect(readAccent(renderAccentStyle('#3f51e8'))[0]).toBe('#3f51e8');
});

it('measures contrast as WCAG defines it', () => {
  expect(measureContrast(parseColor('#000'), white)).toBeCloseTo(21);
  expect(measureContrast(white, white)).toBe(1);
});
