type Color = [red: number, green: number, blue: number];

/** The backgrounds of the themes, as in ../styles/tokens.css. */
const white: Color = [255, 255, 255];
const night: Color = [15, 17, 32];

/** What small text needs to be read by people with weak sight. */
const wantedContrast = 4.5;
const step = 0.04;

type Theme = {background: Color; /** Where colours go until they can be read. */ goal: Color; softness: number};

const themes = {
  light: {background: white, goal: [0, 0, 0], softness: 0.1},
  dark: {background: night, goal: white, softness: 0.16},
} satisfies Record<string, Theme>;

/** Styles that give a site its colour. It's made darker for the light theme and lighter for the dark one until it can be read there. */
export function renderAccentStyle(hex: string): string {
  const [light, dark] = [themes.light, themes.dark].map((theme) => {
    const accent = untilReadable(parseColor(hex), theme);
    return {accent: toHex(accent), soft: toHex(soften(accent, theme))};
  });
  return `:root{--accent:light-dark(${light?.accent},${dark?.accent});--accent-soft:light-dark(${light?.soft},${dark?.soft})}`;
}

export function parseColor(hex: string): Color {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function untilReadable(color: Color, theme: Theme): Color {
  let shown = color;
  for (let part = 0; part <= 1 && !isReadable(shown, theme); part += step) shown = mix(color, theme.goal, part);
  return shown;
}

/** Links stand on the page; what is chosen stands on a soft shade of its own colour. */
function isReadable(color: Color, theme: Theme): boolean {
  return [theme.background, soften(color, theme)].every((background) => measureContrast(color, background) >= wantedContrast);
}

function soften(color: Color, {background, softness}: Theme): Color {
  return mix(background, color, softness);
}

function mix(from: Color, to: Color, part: number): Color {
  return [0, 1, 2].map((channel) => Math.round((from[channel] ?? 0) * (1 - part) + (to[channel] ?? 0) * part)) as Color;
}

/** As WCAG defines it. */
export function measureContrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [measureLight(one), measureLight(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function measureLight(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
