import type { ArtSubject } from '../kit/art-subject.ts';
import type { Canvas } from '../kit/canvas.ts';
import type { Tint } from '../kit/ground.ts';
import { d, path, rect } from '../kit/svg.ts';
import type { Box } from '../kit/svg.ts';
import type { Face } from '../label/face.ts';
import type { Side } from '../label/front.ts';

/** A drawing in a box from 0,0 to width,height that stands on its lower edge. */
export interface Pack {
  markup: string;
  width: number;
  height: number;
  /** Depth on the floor as a share of its width; 0 for a hanging or flat product. */
  depth?: number;
}

export interface ShapeInput {
  canvas: Canvas;
  subject: ArtSubject;
  face: Face;
  side: Side;
  tint: Tint;
  /** Colour of unprinted parts: the variant's colour, else one from the brand. */
  colour: string;
}

export type DrawShape = (input: ShapeInput) => Pack;

/** Shade is a cool navy, so that shadows on coloured packs stay clean. */
export const shade = '#0b1530';

/** Light over something round and upright, from the top left: core highlight, falling away to a dark right edge. */
export const roundLight = (canvas: Canvas, strength = 1): string =>
  canvas.linear(0, 0, 1, 0, [
    [0, shade, 0.4 * strength],
    [0.06, shade, 0.16 * strength],
    [0.15, '#ffffff', 0.05],
    [0.235, '#ffffff', 0.5 * strength],
    [0.33, '#ffffff', 0.12 * strength],
    [0.45, '#ffffff', 0],
    [0.68, shade, 0.05 * strength],
    [0.86, shade, 0.26 * strength],
    [0.955, shade, 0.44 * strength],
    [1, shade, 0.3 * strength],
  ]);

/** Light over a soft, filled front (a bag): gentler, with the weight of the shade to the right and below. */
export const softLight = (canvas: Canvas, box: Box, shape: string): string =>
  path(
    shape,
    canvas.linear(0, 0, 1, 0, [
      [0, shade, 0.26],
      [0.035, shade, 0.06],
      [0.08, '#ffffff', 0.2],
      [0.17, '#ffffff', 0.3],
      [0.28, '#ffffff', 0.05],
      [0.6, shade, 0],
      [0.82, shade, 0.1],
      [0.93, shade, 0.28],
      [0.965, shade, 0.2],
      [1, shade, 0.38],
    ]),
  ) +
  path(
    shape,
    canvas.linear(0, 0, 0, 1, [
      [0, '#ffffff', 0.16],
      [0.1, '#ffffff', 0],
      [0.8, shade, 0],
      [0.95, shade, 0.14],
      [1, shade, 0.34],
    ]),
  ) +
  path(
    d`M${box.x + box.w * 0.12} ${box.y + box.h * 0.2}C${box.x + box.w * 0.09} ${box.y + box.h * 0.45} ${box.x + box.w * 0.09} ${box.y + box.h * 0.6} ${box.x + box.w * 0.13} ${box.y + box.h * 0.86}C${box.x + box.w * 0.17} ${box.y + box.h * 0.6} ${box.x + box.w * 0.165} ${box.y + box.h * 0.42} ${box.x + box.w * 0.12} ${box.y + box.h * 0.2}Z`,
    canvas.linear(0, 0, 0, 1, [
      [0, '#ffffff', 0],
      [0.4, '#ffffff', 0.38],
      [1, '#ffffff', 0],
    ]),
  );

/** An upright cylinder seen slightly from above: the path of its wall between two heights. */
export const wallPath = (x: number, w: number, top: number, bottom: number, ry: number): string =>
  d`M${x} ${top}A${w / 2} ${ry} 0 0 0 ${x + w} ${top}V${bottom}A${w / 2} ${ry} 0 0 1 ${x} ${bottom}Z`;

/** A vertical gradient pair for plain solid things: lit above, shaded below. */
export const solid = (canvas: Canvas, light: string, dark: string): string =>
  canvas.linear(0, 0, 0.35, 1, [
    [0, light],
    [1, dark],
  ]);

export const clipTo = (canvas: Canvas, shape: string): string => canvas.clip(path(shape, '#fff'));

export const boxClip = (canvas: Canvas, box: Box): string => canvas.clip(rect(box, '#fff'));
