import { inkOn, lighten, mix } from '../kit/colour.ts';
import { wordmarkOf } from '../kit/brand-style.ts';
import type { Canvas } from '../kit/canvas.ts';
import { drawMark } from '../kit/marks.ts';
import { bowed, d, ellipse, path, rect } from '../kit/svg.ts';
import type { Box } from '../kit/svg.ts';
import type { Face } from './face.ts';

/** The brand's wordmark with its mark, fitted into a box; `badge` puts it on a plate of the accent colour. */
export const wordmark = (
  canvas: Canvas,
  face: Pick<Face, 'brand' | 'style'>,
  box: Box,
  ink: string,
  align: 'start' | 'middle' = 'middle',
): string => {
  const { style } = face;
  const text = wordmarkOf(style, face.brand);
  const middle = box.x + box.w / 2;
  const set = (
    x: number,
    y: number,
    width: number,
    size: number,
    fill: string,
    anchor: 'start' | 'middle',
  ): { markup: string; width: number; size: number } =>
    canvas.type.fitted(text, {
      x,
      y,
      width,
      size,
      minSize: size * 0.3,
      weight: style.weight,
      tracking: style.tracking,
      fill,
      anchor,
    });
  // A long name is set in two lines rather than in tiny letters.
  const long =
    canvas.type.measure(canvas.type.clean(text), {
      size: box.h * 0.5,
      weight: style.weight,
      tracking: style.tracking,
    }) >
      box.w * 1.25 && text.includes(' ');
  if (long) {
    const block = canvas.type.block(text, {
      x: align === 'middle' ? middle : box.x,
      y: 0,
      width: box.w,
      maxLines: 2,
      size: box.h * 0.5,
      minSize: box.h * 0.2,
      leading: 0.98,
      weight: style.weight,
      tracking: style.tracking,
      fill: ink,
      anchor: align,
    });
    return `<g transform="translate(0 ${Math.round(box.y + (box.h - block.height) / 2)})">${block.markup}</g>`;
  }
  if (style.markPlace === 'above') {
    const markSize = box.h * 0.42;
    const line = set(align === 'middle' ? middle : box.x, box.y + box.h, box.w, box.h * 0.56, ink, align);
    return (
      drawMark(
        style.mark,
        align === 'middle' ? middle - markSize / 2 : box.x,
        box.y - box.h * 0.04,
        markSize,
        style.accent === ink ? ink : mix(style.accent, ink, 0.1),
      ) + line.markup
    );
  }
  if (style.markPlace === 'left') {
    const markSize = box.h * 0.62;
    const gap = box.h * 0.14;
    const room = box.w - markSize - gap;
    const size = Math.min(
      box.h * 0.74,
      (box.h * 0.74 * room) /
        Math.max(
          1,
          canvas.type.measure(canvas.type.clean(text), {
            size: box.h * 0.74,
            weight: style.weight,
            tracking: style.tracking,
          }),
        ),
    );
    const width = canvas.type.measure(canvas.type.clean(text), {
      size,
      weight: style.weight,
      tracking: style.tracking,
    });
    const shown = Math.min(markSize, size * 1.15);
    const start = align === 'middle' ? middle - (shown + gap + width) / 2 : box.x;
    const base = box.y + box.h / 2 + size * 0.35;
    return (
      drawMark(style.mark, start, base - size * 0.35 - shown / 2, shown, mix(style.accent, ink, 0.1)) +
      set(start + shown + gap, base, room + 1, size, ink, 'start').markup
    );
  }
  const plate = mix(style.accent, '#ffffff', 0.05);
  const plateInk = inkOn(plate, '#1c2740');
  const inner = set(
    align === 'middle' ? middle : box.x + box.h * 0.24,
    box.y + box.h * 0.72,
    box.w - box.h * 0.5,
    box.h * 0.62,
    plateInk,
    align,
  );
  const plateW = inner.width + box.h * 0.5;
  return (
    rect({ x: align === 'middle' ? middle - plateW / 2 : box.x, y: box.y, w: plateW, h: box.h }, plate, {
      r: style.letters === 'upper' ? box.h * 0.12 : box.h / 2,
    }) + inner.markup
  );
};

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
  const headline = canvas.type.block(face.headline, {
    x,
    y: box.y,
    width: box.w,
    maxLines: options.lines ?? 2,
    size: options.size,
    minSize: Math.max(options.size * 0.5, 6),
    leading: 1.06,
    weight: 800,
    tracking: -0.01,
    fill: ink,
    anchor: align,
  });
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
