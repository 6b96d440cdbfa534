import type { Canvas } from '../kit/canvas.ts';
import { group } from '../kit/svg.ts';
import type { Box } from '../kit/svg.ts';
import { drawBack } from './back.ts';
import type { Face } from './face.ts';
import { tallLayouts } from './tall-layouts.ts';
import { smallLayout, wideLayout } from './wide-layouts.ts';

export type Side = 'front' | 'back';

/** Prints a pack's side into a box; the layout follows the brand and the proportions of the box. */
export const print = (canvas: Canvas, face: Face, box: Box, side: Side = 'front', bow = 0): string => {
  const ratio = box.h / box.w;
  const draw =
    side === 'back' ? drawBack : ratio < 1.08 ? wideLayout : box.w < 210 ? smallLayout : tallLayouts[face.style.layout];
  return group(draw(canvas, face, box.w, box.h, bow), { x: box.x, y: box.y });
};
