import { inkOn, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { hashOf } from '../../shared/hash.ts';
import { d, line, rect } from '../kit/svg.ts';
import type { Box } from '../kit/svg.ts';
import type { Face } from './face.ts';
import { band } from './parts.ts';
import { wordmark } from './wordmark.ts';

/** Small print as bars: a picture does not state facts. */
const paragraph = (box: Box, rows: number, colour: string, seed: string): string => {
  const step = box.h / rows;
  return Array.from({ length: rows }, (_, row) => {
    const share = row === rows - 1 ? 0.45 : 0.86 + (hashOf(`${seed}${row}`) % 14) / 100;
    return rect({ x: box.x, y: box.y + row * step, w: box.w * share, h: step * 0.42 }, colour, { r: step * 0.2 });
  }).join('');
};

const table = (
  canvas: Canvas,
  box: Box,
  heading: string,
  rows: readonly string[],
  ink: string,
  seed: string,
): string => {
  const step = box.h / (rows.length + 1.4);
  const head = canvas.type.fitted(heading, {
    x: box.x + step * 0.35,
    y: box.y + step * 0.86,
    width: box.w - step,
    size: step * 0.66,
    minSize: step * 0.3,
    weight: 800,
    fill: ink,
    anchor: 'start',
  });
  const body = rows
    .map((row, index) => {
      const y = box.y + step * (1.3 + index);
      const name = canvas.type.fitted(row, {
        x: box.x + step * 0.35,
        y: y + step * 0.72,
        width: box.w * 0.6,
        size: step * 0.52,
        minSize: step * 0.3,
        weight: 500,
        fill: ink,
        anchor: 'start',
      });
      const width = box.w * (0.1 + (hashOf(`${seed}${row}`) % 10) / 100);
      return (
        line(d`M${box.x} ${y}H${box.x + box.w}`, ink, 0.6, 0.35) +
        name.markup +
        rect({ x: box.x + box.w - width - step * 0.35, y: y + step * 0.38, w: width, h: step * 0.3 }, ink, {
          r: step * 0.15,
          opacity: 0.55,
        })
      );
    })
    .join('');
  return rect(box, '#ffffff', { stroke: ink, strokeWidth: 1 }) + head.markup + body;
};

const barcode = (box: Box, seed: string): string => {
  let x = box.x + box.w * 0.08;
  let bars = '';
  for (let index = 0; x < box.x + box.w * 0.9; index += 1) {
    const roll = hashOf(`${seed}|${index}`);
    const width = box.w * (0.012 + (roll % 3) * 0.011);
    bars += rect({ x, y: box.y + box.h * 0.12, w: width, h: box.h * 0.76 }, '#1a1f2b');
    x += width + box.w * (0.014 + ((roll >> 4) % 3) * 0.009);
  }
  return rect(box, '#ffffff', { r: 2 }) + bars;
};

/** Values that the parts of a back share: colours, margins, and the seed of the small print. */
interface BackSheet {
  readonly canvas: Canvas;
  readonly face: Face;
  readonly w: number;
  readonly h: number;
  readonly margin: number;
  /** Width between the margins. */
  readonly room: number;
  readonly paper: string;
  readonly ink: string;
  readonly seed: string;
}

/** The paper, and the brand on a stripe at the top. */
const backHead = ({ canvas, face, w, h, margin, room, paper }: BackSheet): string => {
  const { style } = face;
  return (
    rect({ x: 0, y: 0, w, h }, paper) +
    rect(
      { x: 0, y: 0, w, h: h * 0.19 },
      canvas.linear(0, 0, 0, 1, [
        [0, style.main],
        [1, style.deep],
      ]),
    ) +
    wordmark(canvas, face, { x: margin, y: h * 0.055, w: room, h: h * 0.085 }, style.onMain)
  );
};

/** A back about as wide as high: the analysis left, small print and bar code right. */
const wideBack = ({ canvas, face, w, h, margin, room, paper, ink, seed }: BackSheet): string =>
  table(
    canvas,
    { x: margin, y: h * 0.26, w: room * 0.52, h: h * 0.5 },
    'Analysis',
    ['Protein', 'Fat', 'Fiber', 'Moisture'],
    ink,
    seed,
  ) +
  paragraph({ x: margin + room * 0.58, y: h * 0.27, w: room * 0.42, h: h * 0.28 }, 6, mix(ink, paper, 0.62), seed) +
  barcode({ x: margin + room * 0.6, y: h * 0.6, w: room * 0.4, h: h * 0.16 }, seed) +
  band(canvas, face, { x: 0, y: h * 0.86, w, h: h * 0.14 });

/** A high back: ingredients, analysis and feeding guide from top to bottom. */
const tallBack = ({ canvas, face, w, h, margin, room, paper, ink, seed }: BackSheet): string => {
  const heading = (text: string, y: number): string =>
    canvas.type.fitted(text, {
      x: margin,
      y,
      width: room,
      size: w * 0.052,
      minSize: w * 0.03,
      weight: 800,
      fill: ink,
      anchor: 'start',
    }).markup;
  return (
    heading('Ingredients', h * 0.25) +
    paragraph({ x: margin, y: h * 0.268, w: room, h: h * 0.1 }, 5, mix(ink, paper, 0.62), seed) +
    table(
      canvas,
      { x: margin, y: h * 0.4, w: room, h: h * 0.2 },
      'Guaranteed analysis',
      ['Crude protein', 'Crude fat', 'Crude fiber', 'Moisture'],
      ink,
      seed,
    ) +
    table(
      canvas,
      { x: margin, y: h * 0.63, w: room, h: h * 0.15 },
      'Feeding guide',
      ['Small', 'Medium', 'Large'],
      ink,
      `${seed}f`,
    ) +
    barcode({ x: w - margin - room * 0.36, y: h * 0.815, w: room * 0.36, h: h * 0.065 }, seed) +
    paragraph({ x: margin, y: h * 0.82, w: room * 0.54, h: h * 0.06 }, 3, mix(ink, paper, 0.62), `${seed}b`) +
    band(canvas, face, { x: 0, y: h * 0.915, w, h: h * 0.085 })
  );
};

/** The back of a pack: brand, small print, tables and the bar code. */
export const drawBack = (canvas: Canvas, face: Face, w: number, h: number): string => {
  const paper = mix(face.style.paper, '#ffffff', 0.4);
  const margin = w * 0.09;
  const sheet: BackSheet = {
    canvas,
    face,
    w,
    h,
    margin,
    room: w - margin * 2,
    paper,
    ink: inkOn(paper) === '#ffffff' ? '#ffffff' : '#27314a',
    seed: `${face.brand}|${face.headline}`,
  };
  return backHead(sheet) + (h / w < 1.08 ? wideBack(sheet) : tallBack(sheet));
};
