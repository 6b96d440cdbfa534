import { portrait } from '../kit/animals.ts';
import type { PackLayout } from '../kit/brand-style.ts';
import { inkOn, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { bowed, d, ellipse, group, path, rect } from '../kit/svg.ts';
import type { Face } from './face.ts';
import { band, disc, stillLife, title, wordmark } from './parts.ts';
import type { Layout } from './tall-layouts.ts';

interface Ground {
  markup: string;
  /** Text over the upper part. */
  headInk: string;
  /** Text over the middle. */
  titleInk: string;
  discColour: string;
}

const groundOf = (canvas: Canvas, face: Face, w: number, h: number, bow: number): Ground => {
  const { style } = face;
  const paper = canvas.linear(0, 0, 0, 1, [
    [0, '#ffffff'],
    [1, style.paper],
  ]);
  const main = canvas.linear(0, 0, 0, 1, [
    [0, lighten(style.main, 0.08)],
    [1, style.main],
  ]);
  const full = (fill: string): string => rect({ x: 0, y: -bow, w, h: h + bow * 2 }, fill);
  const onDeep = inkOn(style.deep, style.ink);
  const head = (height: number, fill: string): string =>
    path(bowed({ x: 0, y: -h, w, h: h + height }, bow + h * 0.03), fill);
  const sweep = (lift: number): string =>
    d`M${w * 0.3} ${h}C${w * 0.4} ${h * 0.62} ${w * 0.66} ${h * (0.36 - lift)} ${w * 1.05} ${h * (0.3 - lift)}V${h}Z`;
  const grounds: Record<PackLayout, () => Ground> = {
    sweep: () => ({
      markup: full(main) + group(path(sweep(0.05), style.accent), { x: -w * 0.02 }) + path(sweep(0), paper),
      headInk: style.onMain,
      titleInk: style.onMain,
      discColour: mix(style.accent, style.paper, 0.55),
    }),
    window: () => ({
      markup: full(paper) + head(h * 0.425, style.accent) + head(h * 0.4, main),
      headInk: style.onMain,
      titleInk: style.ink,
      discColour: mix(style.accent, '#ffffff', 0.25),
    }),
    split: () => ({
      markup:
        full(
          canvas.linear(0, 0, 0, 1, [
            [0, style.main],
            [1, style.deep],
          ]),
        ) + path(d`M0 ${-h}H${w}V${h * 0.33}Q${w / 2} ${h * 0.37 + bow} 0 ${h * 0.43 - bow}Z`, paper),
      headInk: style.ink,
      titleInk: style.onMain,
      discColour: mix(style.accent, style.paper, 0.3),
    }),
    frame: () => ({
      markup: full(
        canvas.radial(0.6, 0.55, 0.8, [
          [0, mix(style.main, '#ffffff', 0.1)],
          [0.6, style.main],
          [1, style.deep],
        ]),
      ),
      headInk: onDeep,
      titleInk: onDeep,
      discColour: mix(style.main, '#ffffff', 0.42),
    }),
    column: () => ({
      markup: full(paper) + path(bowed({ x: 0, y: -h * 0.1, w, h: h * 0.14 + bow }, bow), style.main),
      headInk: style.ink,
      titleInk: style.ink,
      discColour: mix(style.accent, style.paper, 0.35),
    }),
    sunrise: () => ({
      markup:
        full(
          canvas.linear(0, 0, 0, 1, [
            [0, style.main],
            [1, mix(style.main, style.accent, 0.28)],
          ]),
        ) + ellipse(w * 0.735, h * 0.62, h * 0.42, h * 0.42, style.accent, { opacity: 0.35 }),
      headInk: style.onMain,
      titleInk: style.onMain,
      discColour: style.accent,
    }),
  };
  return grounds[style.layout]();
};

/** For packs about as wide as high, or wider: the brand above, words left, the animal right, the flavour below. */
export const wideLayout: Layout = (canvas, face, w, h, bow) => {
  const ground = groundOf(canvas, face, w, h, bow);
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
    words.markup +
    amount +
    band(canvas, face, { x: 0, y: bandTop, w, h: h * 0.18 }, bow) +
    stillLife(canvas, face, w * 0.52, bandTop, h * 0.16) +
    wordmark(
      canvas,
      face,
      { x: w * (bow === 0 ? 0.1 : 0.14), y: h * 0.09, w: w * (bow === 0 ? 0.8 : 0.72), h: h * 0.22 },
      ground.headInk,
    )
  );
};

/** For small labels: brand, line and band only, large enough to read. */
export const smallLayout: Layout = (canvas, face, w, h, bow) => {
  const ground = groundOf(canvas, face, w, h, bow);
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
