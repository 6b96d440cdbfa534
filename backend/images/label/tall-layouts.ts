import { portrait } from '../kit/animals.ts';
import type { PackLayout } from '../kit/brand-style.ts';
import { darken, inkOn, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { drawMark } from '../kit/marks.ts';
import { bowed, d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import type { Face } from './face.ts';
import { band, disc, fillPath, smallPrint, stillLife, sweepPath, title } from './parts.ts';
import { wordmark } from './wordmark.ts';

/**
 * Draws the printed front in a box from 0,0 to w,h. On a round pack, horizontal lines are curved by `bow`. The caller
 * clips and lights it.
 */
export type Layout = (canvas: Canvas, face: Face, w: number, h: number, bow: number) => string;

const cropped = (canvas: Canvas, shape: string, markup: string): string => group(markup, { clip: canvas.clip(shape) });

const clear = (x: number, y: number, w: number, h: number): string => rect({ x, y, w, h }, '#fff');

/** The brand's colour above, a paper sweep below with the animal rising out of it. */
const sweep: Layout = (canvas, face, w, h, bow) => {
  const { style } = face;
  const bandTop = h * 0.82;
  const ground = rect(
    { x: 0, y: 0, w, h },
    canvas.linear(0, 0, 0, 1, [
      [0, lighten(style.main, 0.06)],
      [0.5, style.main],
    ]),
  );
  const lower = { x: 0, y: 0, w, h };
  const shape = sweepPath(lower, h * 0.56, h * 0.44, -h * 0.09);
  const stripe = sweepPath(lower, h * 0.535, h * 0.41, -h * 0.09);
  const lead = title(canvas, face, { x: w * 0.09, y: h * 0.235, w: w * 0.82, h: h * 0.175 }, style.onMain, {
    size: w * 0.105,
    kindInk: style.onMain,
  });
  return (
    ground +
    fillPath(stripe, style.accent) +
    fillPath(
      shape,
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff'],
        [1, style.paper],
      ]),
    ) +
    cropped(canvas, clear(0, 0, w, bandTop + 1), portrait(canvas, face.animal, w * 0.6, h * 0.63, w * 0.27)) +
    band(canvas, face, { x: 0, y: bandTop, w, h: h * 0.09 }, bow) +
    stillLife(canvas, face, w * 0.16, h * 0.835, w * 0.24) +
    path(bowed({ x: 0, y: h * 0.91, w, h: h * 0.2 }, bow), style.deep) +
    smallPrint(canvas, face, { x: w * 0.08, y: h * 0.933, w: w * 0.84, h: h * 0.034 }, inkOn(style.deep, style.ink)) +
    wordmark(canvas, face, { x: w * 0.09, y: h * 0.085, w: w * 0.82, h: h * 0.115 }, style.onMain) +
    lead.markup
  );
};

/** Paper with a coloured head and a round window that the animal looks out of. */
const windowed: Layout = (canvas, face, w, h, bow) => {
  const { style } = face;
  const cx = w / 2;
  const cy = h * 0.455;
  const radius = Math.min(w * 0.35, h * 0.222);
  const head = d`M0 0H${w}V${h * 0.2}Q${cx} ${h * 0.29} 0 ${h * 0.2}Z`;
  const edge = d`M0 0H${w}V${h * 0.213}Q${cx} ${h * 0.303} 0 ${h * 0.213}Z`;
  const pop = d`M${cx - radius} ${cy}A${radius} ${radius} 0 0 0 ${cx + radius} ${cy}V0H${cx - radius}Z`;
  return (
    rect(
      { x: 0, y: 0, w, h },
      canvas.linear(0, 0, 0, 1, [
        [0, lighten(style.paper, 0.5)],
        [1, style.paper],
      ]),
    ) +
    path(edge, style.accent) +
    path(
      head,
      canvas.linear(0, 0, 0, 1, [
        [0, lighten(style.main, 0.08)],
        [1, style.main],
      ]),
    ) +
    ellipse(cx, cy, radius * 1.08, radius * 1.08, style.main) +
    disc(canvas, cx, cy, radius, mix(style.accent, '#ffffff', 0.25)) +
    cropped(canvas, path(pop, '#fff'), portrait(canvas, face.animal, cx, cy + radius * 0.12, radius * 0.86)) +
    title(canvas, face, { x: w * 0.08, y: h * 0.742, w: w * 0.84, h: h * 0.13 }, style.ink, {
      size: w * 0.1,
      kindInk: mix(style.ink, style.paper, 0.2),
    }).markup +
    band(canvas, face, { x: 0, y: h * 0.885, w, h: h * 0.08 }, bow) +
    stillLife(canvas, face, w * 0.87, h * 0.73, w * 0.2) +
    path(bowed({ x: 0, y: h * 0.962, w, h: h * 0.2 }, bow), style.deep) +
    wordmark(canvas, face, { x: w * 0.1, y: h * 0.075, w: w * 0.8, h: h * 0.115 }, style.onMain) +
    sizeBadge(canvas, face, w * 0.15, h * 0.65, w * 0.1)
  );
};

const sizeBadge = (canvas: Canvas, face: Face, cx: number, cy: number, radius: number): string =>
  face.size === ''
    ? ''
    : ellipse(cx, cy, radius, radius, face.style.deep) +
      canvas.type.block(face.size, {
        x: cx,
        y: cy - radius * 0.3,
        width: radius * 1.6,
        maxLines: 1,
        size: radius * 0.62,
        minSize: radius * 0.24,
        weight: 800,
        fill: inkOn(face.style.deep, face.style.ink),
        anchor: 'middle',
      }).markup;

/** Light above, colour below, parted by a slanting flavour band that the animal looks over. */
const split: Layout = (canvas, face, w, h) => {
  const { style } = face;
  const left = h * 0.62;
  const right = h * 0.53;
  const angle = (Math.atan2(right - left, w) * 180) / Math.PI;
  const above = d`M${-w} 0H${w * 2}V${right - (left - right)}L${w} ${right}L0 ${left}Z`;
  const below = d`M0 ${left}L${w} ${right}V${h}H0Z`;
  return (
    rect(
      { x: 0, y: 0, w, h },
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff'],
        [0.6, style.paper],
      ]),
    ) +
    disc(canvas, w * 0.62, h * 0.45, w * 0.36, mix(style.accent, style.paper, 0.55)) +
    cropped(canvas, path(above, '#fff'), portrait(canvas, face.animal, w * 0.6, h * 0.43, w * 0.29)) +
    path(
      below,
      canvas.linear(0, 0, 0, 1, [
        [0, style.main],
        [1, style.deep],
      ]),
    ) +
    group(band(canvas, face, { x: -w * 0.1, y: -h * 0.05, w: w * 1.2, h: h * 0.085 }), {
      x: 0,
      y: left,
      rotate: angle,
    }) +
    stillLife(canvas, face, w * 0.18, h * 0.585, w * 0.24) +
    title(canvas, face, { x: w * 0.09, y: h * 0.7, w: w * 0.82, h: h * 0.18 }, style.onMain, {
      align: 'start',
      size: w * 0.11,
    }).markup +
    smallPrint(canvas, face, { x: w * 0.09, y: h * 0.915, w: w * 0.82, h: h * 0.036 }, style.onMain) +
    wordmark(canvas, face, { x: w * 0.09, y: h * 0.075, w: w * 0.82, h: h * 0.12 }, style.ink)
  );
};

/** Deep, with a fine frame and a quiet, wide-set head: for premium products. */
const frame: Layout = (canvas, face, w, h) => {
  const { style } = face;
  const ink = inkOn(style.deep, style.ink);
  const inset = w * 0.05;
  const metal = contrastful(style.accent, style.deep);
  return (
    rect(
      { x: 0, y: 0, w, h },
      canvas.radial(0.5, 0.62, 0.75, [
        [0, mix(style.main, '#ffffff', 0.12)],
        [0.55, style.main],
        [1, style.deep],
      ]),
    ) +
    line(d`M${inset} ${inset * 1.6}H${w - inset}V${h - inset}H${inset}Z`, metal, Math.max(0.8, w * 0.006)) +
    drawMark(style.mark, w / 2 - w * 0.055, h * 0.07, w * 0.11, metal) +
    canvas.type.fitted(face.brand.toLocaleUpperCase('en'), {
      x: w / 2,
      y: h * 0.205,
      width: w * 0.8,
      size: w * 0.125,
      minSize: w * 0.05,
      weight: 800,
      tracking: 0.06,
      fill: ink,
      anchor: 'middle',
    }).markup +
    line(d`M${w * 0.36} ${h * 0.235}H${w * 0.64}`, metal, Math.max(0.8, w * 0.006)) +
    title(canvas, face, { x: w * 0.1, y: h * 0.265, w: w * 0.8, h: h * 0.125 }, ink, {
      size: w * 0.085,
      kindInk: metal,
    }).markup +
    disc(canvas, w / 2, h * 0.66, w * 0.31, mix(style.main, '#ffffff', 0.4)) +
    cropped(
      canvas,
      clear(inset, 0, w - inset * 2, h * 0.84),
      portrait(canvas, face.animal, w * 0.5, h * 0.65, w * 0.265),
    ) +
    stillLife(canvas, face, w * 0.79, h * 0.85, w * 0.2) +
    band(canvas, face, { x: inset, y: h * 0.84, w: w - inset * 2, h: h * 0.075 }) +
    smallPrint(canvas, face, { x: w * 0.11, y: h * 0.934, w: w * 0.78, h: h * 0.032 }, ink)
  );
};

const contrastful = (accent: string, ground: string): string =>
  inkOn(ground) === '#ffffff' ? lighten(accent, 0.2) : darken(accent, 0.1);

/** A stripe of the flavour down the left side, everything else on paper. */
const column: Layout = (canvas, face, w, h) => {
  const { style } = face;
  const stripe = w * 0.23;
  const x = stripe + w * 0.06;
  const room = w - x - w * 0.06;
  const ink = inkOn(face.bandColour);
  const flavourName = canvas.type.fitted(face.band, {
    x: 0,
    y: 0,
    width: h * 0.52,
    size: w * 0.105,
    minSize: w * 0.04,
    weight: 800,
    fill: ink,
    anchor: 'start',
  });
  const icons = face.contents
    .map((name, index) => canvas.icon(name, { x: stripe * 0.13, y: h * (0.1 + index * 0.125), size: stripe * 0.74 }))
    .join('');
  return (
    rect(
      { x: 0, y: 0, w, h },
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff'],
        [1, style.paper],
      ]),
    ) +
    ellipse(w * 0.68, h * 0.76, w * 0.41, w * 0.41, mix(style.accent, style.paper, 0.45)) +
    cropped(
      canvas,
      clear(stripe, 0, w - stripe, h * 0.89),
      portrait(canvas, face.animal, w * 0.66, h * 0.72, w * 0.27),
    ) +
    rect(
      { x: 0, y: 0, w: stripe, h },
      canvas.linear(0, 0, 0, 1, [
        [0, lighten(face.bandColour, 0.12)],
        [1, face.bandColour],
      ]),
    ) +
    icons +
    group(flavourName.markup, { x: stripe * 0.5 + flavourName.size * 0.35, y: h * 0.87, rotate: -90 }) +
    wordmark(canvas, face, { x, y: h * 0.085, w: room, h: h * 0.125 }, style.ink, 'start') +
    title(canvas, face, { x, y: h * 0.255, w: room, h: h * 0.19 }, style.ink, {
      align: 'start',
      size: w * 0.1,
      lines: 3,
      kindInk: mix(style.ink, style.paper, 0.2),
    }).markup +
    rect(
      { x: 0, y: h * 0.89, w, h: h * 0.11 },
      canvas.linear(0, 0, 0, 1, [
        [0, style.main],
        [1, style.deep],
      ]),
    ) +
    smallPrint(canvas, face, { x: w * 0.08, y: h * 0.925, w: w * 0.84, h: h * 0.038 }, style.onMain)
  );
};

/** A great disc of the accent colour behind the animal, the text on a paper foot. */
const sunrise: Layout = (canvas, face, w, h, bow) => {
  const { style } = face;
  const foot = d`M0 ${h * 0.735}Q${w / 2} ${h * 0.665} ${w} ${h * 0.735}V${h}H0Z`;
  return (
    rect(
      { x: 0, y: 0, w, h },
      canvas.linear(0, 0, 0, 1, [
        [0, style.main],
        [1, mix(style.main, style.accent, 0.28)],
      ]),
    ) +
    ellipse(w / 2, h * 0.56, w * 0.5, w * 0.5, style.accent, { opacity: 0.35 }) +
    disc(canvas, w / 2, h * 0.56, w * 0.4, style.accent) +
    cropped(canvas, clear(0, 0, w, h * 0.8), portrait(canvas, face.animal, w / 2, h * 0.52, w * 0.3)) +
    path(
      foot,
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff'],
        [1, style.paper],
      ]),
    ) +
    stillLife(canvas, face, w * 0.81, h * 0.735, w * 0.2) +
    title(canvas, face, { x: w * 0.08, y: h * 0.74, w: w * 0.84, h: h * 0.15 }, style.ink, {
      size: w * 0.1,
      kindInk: mix(style.ink, style.paper, 0.2),
    }).markup +
    band(canvas, face, { x: 0, y: h * 0.9, w, h: h * 0.1 }, bow) +
    smallPrint(canvas, face, { x: w * 0.08, y: h * 0.242, w: w * 0.84, h: h * 0.032 }, style.onMain) +
    wordmark(canvas, face, { x: w * 0.08, y: h * 0.08, w: w * 0.84, h: h * 0.125 }, style.onMain)
  );
};

export const tallLayouts: Record<PackLayout, Layout> = { sweep, window: windowed, split, frame, column, sunrise };
