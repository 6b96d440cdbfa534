import { portrait } from '../kit/animals.ts';
import { inkOn } from '../kit/colour.ts';
import { bowed, d, group, path, rect } from '../kit/svg.ts';
import { band, disc, stillLife, title } from './parts.ts';
import type { Layout } from './tall-layouts.ts';
import { groundOf } from './wide-grounds.ts';
import { wordmark } from './wordmark.ts';

/** For packs about as wide as high, or wider: the brand above, words left, the animal right, the flavour below. */
export const wideLayout: Layout = (canvas, face, w, h, bow) => {
  const ground = groundOf(canvas, face.style, w, h, bow);
  const bandTop = h * 0.82;
  const cx = w * 0.735;
  const cy = h * 0.61;
  const radius = Math.min(h * 0.31, w * 0.225);
  const size = Math.min(h * 0.125, w * 0.085);
  const words = title(canvas, face, { x: w * 0.07, y: h * 0.45, w: w * 0.42, h: h * 0.27 }, ground.titleInk, {
    align: 'start',
    size,
    lines: h / w > 0.75 ? 3 : 2,
  });
  // On a round pack the band rises towards the sides: the size is printed only where there is room above it.
  const amountBase = h * 0.45 + words.height + size * 1.15;
  const amount =
    amountBase > bandTop - bow * 0.9
      ? ''
      : canvas.type.fitted(face.size, {
          x: w * 0.07,
          y: amountBase,
          width: w * 0.4,
          size: size * 0.62,
          minSize: size * 0.4,
          weight: 700,
          fill: ground.titleInk,
          anchor: 'start',
        }).markup;
  return (
    ground.markup +
    disc(canvas, cx, cy, radius, ground.discColour) +
    group(portrait(canvas, face.animal, cx, cy + radius * 0.06, radius * 0.88), {
      clip: canvas.clip(rect({ x: 0, y: -h, w: w * 1.2, h: h + bandTop + 1 }, '#fff')),
    }) +
    stillLife(canvas, face, w * 0.52, bandTop, h * 0.16) +
    words.markup +
    amount +
    band(canvas, face, { x: 0, y: bandTop, w, h: h * 0.18 }, bow) +
    wordmark(
      canvas,
      face,
      { x: w * (bow === 0 ? 0.1 : 0.14), y: h * 0.09, w: w * (bow === 0 ? 0.8 : 0.72), h: h * 0.22 },
      ground.headInk,
    )
  );
};

/** The layout of small labels: brand, name, kind of product, picture and flavour band, large enough to read. */
export const smallLayout: Layout = (canvas, face, w, h, bow) => {
  const ground = groundOf(canvas, face.style, w, h, bow);
  const { style } = face;
  const cy = h * 0.45;
  const radius = Math.min(w * 0.31, h * 0.175);
  const look = path(
    d`M${w / 2 - radius} ${cy}A${radius} ${radius} 0 0 0 ${w / 2 + radius} ${cy}V0H${w / 2 - radius}Z`,
    '#fff',
  );
  return (
    ground.markup +
    wordmark(canvas, face, { x: w * 0.1, y: h * 0.07, w: w * 0.8, h: h * 0.15 }, ground.headInk) +
    disc(canvas, w / 2, cy, radius, ground.discColour) +
    group(portrait(canvas, face.animal, w / 2, cy + radius * 0.1, radius * 0.84), { clip: canvas.clip(look) }) +
    path(bowed({ x: 0, y: h * 0.65, w, h: h * 0.3 }, bow), '#ffffff') +
    title(
      canvas,
      face,
      { x: w * 0.08, y: h * 0.675, w: w * 0.84, h: h * 0.19 },
      inkOn('#ffffff', style.ink) === '#ffffff' ? '#1c2740' : style.ink,
      { size: Math.min(w * 0.135, h * 0.08), lines: 2 },
    ).markup +
    band(
      canvas,
      { ...face, band: face.band === '' ? face.size : face.band },
      { x: 0, y: h * 0.865, w, h: h * 0.135 },
      bow,
    )
  );
};
