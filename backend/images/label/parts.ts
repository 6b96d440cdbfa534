import { inkOn, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { bowed, d, ellipse, path } from '../kit/svg.ts';
import type { Box } from '../kit/svg.ts';
import type { TextBlock } from '../kit/typesetter.ts';
import type { Face } from './face.ts';

/** Headline and kind as one centred or left-aligned text; returns its height too. */
export const title = (
  canvas: Canvas,
  face: Face,
  box: Box,
  ink: string,
  options: { align?: 'start' | 'middle'; size: number; lines?: number; kindInk?: string },
): { markup: string; height: number } => {
  const align = options.align ?? 'middle';
  const x = align === 'middle' ? box.x + box.w / 2 : box.x;
  const kindSize = options.size * 0.56;
  const kindRoom = face.kind === '' ? 0 : kindSize * 1.5;
  const headlineOf = (size: number): TextBlock =>
    canvas.type.block(face.headline, {
      x,
      y: box.y,
      width: box.w,
      maxLines: options.lines ?? 2,
      size,
      minSize: Math.max(options.size * 0.5, 6),
      leading: 1.06,
      weight: 800,
      tracking: -0.01,
      fill: ink,
      anchor: align,
    });
  const full = headlineOf(options.size);
  // What stands below the box must not meet the text.
  const headline = full.height <= box.h ? full : headlineOf((full.size * box.h) / full.height);
  const kindTop = box.y + headline.height + options.size * 0.3;
  if (face.kind === '' || kindTop + kindRoom * 0.6 > box.y + box.h)
    return { markup: headline.markup, height: headline.height };
  const kind = canvas.type.fitted(face.kind, {
    x,
    y: kindTop + kindSize * 0.75,
    width: box.w,
    size: kindSize,
    minSize: kindSize * 0.6,
    weight: 600,
    fill: options.kindInk ?? ink,
    anchor: align,
  });
  return { markup: headline.markup + kind.markup, height: kindTop + kindSize - box.y };
};

/** The flavour band across a pack, lit at its upper edge, with the words on it. */
export const band = (canvas: Canvas, face: Face, box: Box, bow = 0): string => {
  const ink = inkOn(face.bandColour);
  const fill = canvas.linear(0, 0, 0, 1, [
    [0, lighten(face.bandColour, 0.14)],
    [0.5, face.bandColour],
    [1, mix(face.bandColour, '#101830', 0.1)],
  ]);
  const size = box.h * 0.46;
  return (
    path(bowed({ ...box, h: box.h + bow * 2 }, bow), fill) +
    canvas.type.fitted(face.band, {
      x: box.x + box.w / 2,
      y: box.y + box.h / 2 + size * 0.35,
      width: box.w - box.h,
      size,
      minSize: size * 0.5,
      weight: 700,
      fill: ink,
      anchor: 'middle',
    }).markup
  );
};

/** The contents as a little still life around a point; nothing when there are none. */
export const stillLife = (canvas: Canvas, face: Face, cx: number, floor: number, size: number): string => {
  const [first, second] = face.contents;
  if (first === undefined) return '';
  if (second === undefined) return canvas.icon(first, { x: cx - size / 2, y: floor - size * 0.92, size });
  return (
    canvas.icon(second, { x: cx - size * 0.05, y: floor - size * 0.78, size: size * 0.78 }) +
    canvas.icon(first, { x: cx - size * 0.72, y: floor - size * 0.9, size: size * 0.9 })
  );
};

/** A disc of light behind an animal. */
export const disc = (canvas: Canvas, cx: number, cy: number, radius: number, colour: string): string =>
  ellipse(
    cx,
    cy,
    radius,
    radius,
    canvas.linear(0, 0, 1, 1, [
      [0, lighten(colour, 0.35)],
      [1, colour],
    ]),
  );

/** Size and life stage in small print on one line. */
export const smallPrint = (canvas: Canvas, face: Face, box: Box, ink: string): string => {
  const size = box.h;
  const stage = face.lifeStage === face.band ? '' : face.lifeStage;
  const right = canvas.type.fitted(face.size, {
    x: box.x + box.w,
    y: box.y + size * 0.85,
    width: box.w * (stage === '' ? 1 : 0.48),
    size,
    minSize: size * 0.6,
    weight: 700,
    fill: ink,
    anchor: 'end',
  });
  const left =
    stage === ''
      ? ''
      : canvas.type.fitted(stage, {
          x: box.x,
          y: box.y + size * 0.85,
          width: box.w * 0.48,
          size,
          minSize: size * 0.6,
          weight: 600,
          fill: ink,
          anchor: 'start',
        }).markup;
  return left + right.markup;
};

/** The region of a box under a curve that rises from `leftY` to `rightY`: the sweep of many packs. */
export const sweepPath = (box: Box, leftY: number, rightY: number, bend: number): string =>
  d`M${box.x} ${leftY}Q${box.x + box.w * 0.5} ${(leftY + rightY) / 2 + bend} ${box.x + box.w} ${rightY}V${box.y + box.h}H${box.x}Z`;

export const fillPath = (shape: string, fill: string): string => path(shape, fill);
