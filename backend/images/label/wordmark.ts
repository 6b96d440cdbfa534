import type { BrandStyle } from '../kit/brand-style.ts';
import { wordmarkOf } from '../kit/brand-style.ts';
import type { Canvas } from '../kit/canvas.ts';
import { inkOn, mix } from '../kit/colour.ts';
import { drawMark } from '../kit/marks.ts';
import { rect } from '../kit/svg.ts';
import type { Box } from '../kit/svg.ts';
import type { TextBlock } from '../kit/typesetter.ts';
import type { Face } from './face.ts';

/** A brand's name as it is written, with the box that it must fit into. */
interface Lettering {
  readonly canvas: Canvas;
  readonly style: BrandStyle;
  readonly text: string;
  readonly box: Box;
  readonly ink: string;
  readonly align: 'start' | 'middle';
  readonly middle: number;
}

/** Width of the name at a font size. */
const widthAt = ({ canvas, style, text }: Lettering, size: number): number =>
  canvas.type.measure(canvas.type.clean(text), { size, weight: style.weight, tracking: style.tracking });

/** The name on one line: at most `width` wide, at most `size` high. */
const oneLine = (
  { canvas, style, text }: Lettering,
  at: { x: number; y: number; width: number; size: number; fill: string; anchor: 'start' | 'middle' },
): TextBlock =>
  canvas.type.fitted(text, { ...at, minSize: at.size * 0.3, weight: style.weight, tracking: style.tracking });

/** A long name is set in two lines rather than in tiny letters. */
const inTwoLines = ({ canvas, style, text, box, ink, align, middle }: Lettering): string => {
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
};

const withMarkAbove = (lettering: Lettering): string => {
  const { style, box, ink, align, middle } = lettering;
  const markSize = box.h * 0.42;
  const line = oneLine(lettering, {
    x: align === 'middle' ? middle : box.x,
    y: box.y + box.h,
    width: box.w,
    size: box.h * 0.56,
    fill: ink,
    anchor: align,
  });
  return (
    drawMark(
      style.mark,
      align === 'middle' ? middle - markSize / 2 : box.x,
      box.y - box.h * 0.04,
      markSize,
      style.accent === ink ? ink : mix(style.accent, ink, 0.1),
    ) + line.markup
  );
};

const withMarkLeft = (lettering: Lettering): string => {
  const { style, box, ink, align, middle } = lettering;
  const markSize = box.h * 0.62;
  const gap = box.h * 0.14;
  const room = box.w - markSize - gap;
  const largest = box.h * 0.74;
  const size = Math.min(largest, (largest * room) / Math.max(1, widthAt(lettering, largest)));
  const shown = Math.min(markSize, size * 1.15);
  const start = align === 'middle' ? middle - (shown + gap + widthAt(lettering, size)) / 2 : box.x;
  const base = box.y + box.h / 2 + size * 0.35;
  const line = oneLine(lettering, {
    x: start + shown + gap,
    y: base,
    width: room + 1,
    size,
    fill: ink,
    anchor: 'start',
  });
  return drawMark(style.mark, start, base - size * 0.35 - shown / 2, shown, mix(style.accent, ink, 0.1)) + line.markup;
};

/** The name on a plate of the accent colour. */
const onPlate = (lettering: Lettering): string => {
  const { style, box, align, middle } = lettering;
  const plate = mix(style.accent, '#ffffff', 0.05);
  const line = oneLine(lettering, {
    x: align === 'middle' ? middle : box.x + box.h * 0.24,
    y: box.y + box.h * 0.72,
    width: box.w - box.h * 0.5,
    size: box.h * 0.62,
    fill: inkOn(plate, '#1c2740'),
    anchor: align,
  });
  const plateWidth = line.width + box.h * 0.5;
  return (
    rect({ x: align === 'middle' ? middle - plateWidth / 2 : box.x, y: box.y, w: plateWidth, h: box.h }, plate, {
      r: style.letters === 'upper' ? box.h * 0.12 : box.h / 2,
    }) + line.markup
  );
};

const placements = { above: withMarkAbove, left: withMarkLeft, badge: onPlate } as const;

/** The brand's wordmark with its mark, fitted into a box. The brand's style decides where the mark is placed. */
export const wordmark = (
  canvas: Canvas,
  face: Pick<Face, 'brand' | 'style'>,
  box: Box,
  ink: string,
  align: 'start' | 'middle' = 'middle',
): string => {
  const { style } = face;
  const text = wordmarkOf(style, face.brand);
  const lettering: Lettering = { canvas, style, text, box, ink, align, middle: box.x + box.w / 2 };
  const isLong = text.includes(' ') && widthAt(lettering, box.h * 0.5) > box.w * 1.25;
  return isLong ? inTwoLines(lettering) : placements[style.markPlace](lettering);
};
