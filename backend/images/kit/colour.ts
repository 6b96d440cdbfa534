/** Colour arithmetic on `#rrggbb` strings; other strings are a programming error. */

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const fromChannels = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((part) => clamp(Math.round(part), 0, 255).toString(16).padStart(2, '0')).join('')}`;

/** A colour between two: `share` 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const a = channels(from);
  const b = channels(to);
  return fromChannels(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share);
};

/** Nearer to white by `share` (0–1). */
export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Nearer to a deep navy by `share` (0–1): shadows stay cool instead of turning grey. */
export const darken = (hex: string, share: number): string => mix(hex, '#0b1530', share);

const toHsl = (hex: string): Hsl => {
  const [red, green, blue] = channels(hex).map((part) => part / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const span = high - low;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = lightness > 0.5 ? span / (2 - high - low) : span / (high + low);
  const sector =
    high === red
      ? (green - blue) / span + (green < blue ? 6 : 0)
      : high === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sector * 60, saturation, lightness };
};

/** The colour of a hue in degrees, saturation and lightness 0–1. */
export const fromHsl = (hue: number, saturation: number, lightness: number): string => {
  const turn = ((hue % 360) + 360) % 360;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number): number => {
    const place = (shift + turn / 30) % 12;
    return (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255;
  };
  return fromChannels(part(0), part(8), part(4));
};

/** Turns the hue to `hue`, scaling saturation and lightness: recolours a drawing and keeps its shading. */
export const retint = (hex: string, hue: number, saturation: number, lightness: number): string => {
  const colour = toHsl(hex);
  return fromHsl(hue, clamp(colour.saturation * saturation, 0, 1), clamp(colour.lightness * lightness, 0, 1));
};

/** The hue of a colour in degrees. */
export const hueOf = (hex: string): number => toHsl(hex).hue;

/** How saturated a colour is, 0–1. */
export const saturationOf = (hex: string): number => toHsl(hex).saturation;

/** Relative luminance, 0–1. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two colours, 1–21. */
export const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/**
 * White or the given dark ink, whichever is more readable on the background; white is preferred while it is readable.
 */
export const inkOn = (ground: string, dark = '#14213d'): string =>
  contrast(ground, '#ffffff') >= 3.2 || contrast(ground, '#ffffff') >= contrast(ground, dark) ? '#ffffff' : dark;
