import { isArtDepartment } from './art-subject.ts';
import type { ArtDepartment } from './art-subject.ts';
import { darken, mix } from './colour.ts';
import type { Canvas } from './canvas.ts';
import { ellipse, rect } from './svg.ts';

export interface Tint {
  /** The wall behind the product. */
  wall: string;
  /** The lit floor it stands on. */
  floor: string;
  /** A stronger tone of the same family, for shapes and props. */
  tone: string;
  /** Strong enough for text and small shapes. */
  strong: string;
}

/** Dog sand, cat lilac, fish aqua, bird sky, reptile moss, small pet blush, pharmacy mint. */
const tints: Record<ArtDepartment, Tint> = {
  dog: { wall: '#f6ebd8', floor: '#ecdcc0', tone: '#e0c494', strong: '#a9772f' },
  cat: { wall: '#eee8f7', floor: '#dfd5ee', tone: '#c4b1df', strong: '#6f54a3' },
  fish: { wall: '#dff2f2', floor: '#c9e6e7', tone: '#93cdd0', strong: '#1b7f86' },
  bird: { wall: '#e3eff9', floor: '#cfe2f3', tone: '#9fc5e6', strong: '#2f74ab' },
  reptile: { wall: '#eaf0dc', floor: '#d9e4c1', tone: '#b5c98a', strong: '#5e7a2b' },
  'small-pet': { wall: '#faeae7', floor: '#f2d8d4', tone: '#e4aea8', strong: '#b0574f' },
  pharmacy: { wall: '#e2f4ea', floor: '#cde8da', tone: '#98cfb3', strong: '#23805a' },
};

const neutral: Tint = { wall: '#f4f1ea', floor: '#e8e3d8', tone: '#d2c9b8', strong: '#5b6478' };

export const tintOf = (department: string): Tint => (isArtDepartment(department) ? tints[department] : neutral);

/** The background of a product: the wall, lit from the top left, with a soft transition to the floor. */
export const backdrop = (canvas: Canvas, width: number, height: number, tint: Tint): string =>
  rect(
    { x: 0, y: 0, w: width, h: height },
    canvas.linear(0, 0, 0, 1, [
      [0, tint.wall],
      [0.62, tint.wall],
      [0.84, tint.floor],
      [1, mix(tint.floor, tint.wall, 0.35)],
    ]),
  ) +
  rect(
    { x: 0, y: 0, w: width, h: height },
    canvas.radial(0.28, 0.2, 0.75, [
      [0, '#ffffff', 0.55],
      [1, '#ffffff', 0],
    ]),
  );

/** A soft shadow on the floor, falling to the lower right of what stands at `cx` with the width given. */
export const contactShadow = (
  canvas: Canvas,
  cx: number,
  floor: number,
  width: number,
  tint: Tint,
  depth = 0.16,
): string => {
  const shade = darken(tint.strong, 0.55);
  const wide = canvas.radial(0.5, 0.5, 0.5, [
    [0, shade, 0.34],
    [0.55, shade, 0.14],
    [1, shade, 0],
  ]);
  const tight = canvas.radial(0.5, 0.5, 0.5, [
    [0, shade, 0.6],
    [0.7, shade, 0.32],
    [1, shade, 0],
  ]);
  const half = width / 2;
  return (
    ellipse(cx + width * 0.09, floor + width * depth * 0.1, half * 1.3, Math.max(10, width * depth * 0.75), wide) +
    ellipse(cx + width * 0.02, floor, half * 1.04, Math.max(5, width * depth * 0.26), tight)
  );
};
