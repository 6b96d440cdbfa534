import { darken, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import type { Face } from '../label/face.ts';
import { roundLight, shade, solid } from './pack.ts';
import type { DrawShape, Pack } from './pack.ts';

const tag = (canvas: Canvas, face: Face, x: number, y: number, rotate = 0): string =>
  group(
    rect({ x: -42, y: -16, w: 84, h: 32 }, face.style.deep, { r: 5 }) +
      canvas.type.fitted(face.brand, {
        x: 0,
        y: 6,
        width: 74,
        size: 16,
        minSize: 6,
        weight: 800,
        fill: '#ffffff',
        anchor: 'middle',
      }).markup,
    { x, y, rotate },
  );

/** A thick rectangular mattress bed with bolsters behind and beside. */
export const drawMattress: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 540;
  const h = 270;
  const cloth = input.colour;
  const plush = mix('#faf4e8', cloth, 0.14);
  const side = canvas.linear(0, 0, 1, 0.2, [
    [0, lighten(cloth, 0.3)],
    [0.5, cloth],
    [1, darken(cloth, 0.36)],
  ]);
  const top = d`M70 84H470L522 190H18Z`;
  const markup =
    rect(
      { x: 44, y: 12, w: 452, h: 96 },
      canvas.linear(0, 0, 0.2, 1, [
        [0, lighten(cloth, 0.42)],
        [0.4, lighten(cloth, 0.08)],
        [1, darken(cloth, 0.36)],
      ]),
      { r: 46 },
    ) +
    rect({ x: 70, y: 22, w: 380, h: 16 }, '#ffffff', { r: 8, opacity: 0.22 }) +
    path(
      top,
      canvas.linear(0, 0, 0.5, 1, [
        [0, lighten(plush, 0.55)],
        [0.6, plush],
        [1, darken(plush, 0.18)],
      ]),
    ) +
    line('M130 100L96 180M230 96L216 182M330 96L344 182M424 100L458 180', darken(plush, 0.35), 3, 0.16) +
    path('M66 70Q26 74 16 116L0 176Q-4 206 26 206Q52 204 56 178L86 108Q92 74 66 70Z', side) +
    path(
      'M474 70Q514 74 524 116L540 176Q544 206 514 206Q488 204 484 178L454 108Q448 74 474 70Z',
      canvas.linear(0, 0, 1, 0.3, [
        [0, lighten(cloth, 0.1)],
        [0.5, cloth],
        [1, darken(cloth, 0.44)],
      ]),
    ) +
    path(
      d`M18 188H522Q534 190 532 204V${h - 26}Q530 ${h} 500 ${h}H40Q10 ${h} 8 ${h - 26}V204Q6 190 18 188Z`,
      canvas.linear(0, 0, 0, 1, [
        [0, lighten(cloth, 0.36)],
        [0.3, cloth],
        [1, darken(cloth, 0.44)],
      ]),
    ) +
    line('M22 204H518', '#ffffff', 2.4, 0.45) +
    line(d`M22 ${h - 22}H518`, shade, 3, 0.2) +
    tag(canvas, face, 420, 232);
  return { markup, width: w, height: h, depth: 0.12 };
};

/** A felted cave with a round mouth. */
export const drawCave: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 440;
  const h = 340;
  const cloth = input.colour;
  const body = d`M10 250C0 110 96 8 220 8S440 110 430 250Q424 ${h} 340 ${h}H100Q16 ${h} 10 250Z`;
  const markup =
    path(
      body,
      canvas.radial(0.32, 0.24, 0.95, [
        [0, lighten(cloth, 0.5)],
        [0.35, lighten(cloth, 0.12)],
        [0.7, cloth],
        [1, darken(cloth, 0.44)],
      ]),
    ) +
    line(
      'M220 10C212 60 214 90 216 112M120 36C136 76 150 104 166 124M322 38C304 78 290 106 272 126',
      darken(cloth, 0.4),
      3,
      0.2,
    ) +
    ellipse(212, 226, 124, 96, lighten(cloth, 0.3)) +
    ellipse(214, 230, 110, 84, darken(cloth, 0.72)) +
    path('M112 262Q214 322 316 262Q300 314 214 314T112 262Z', mix('#fbf5ea', cloth, 0.12)) +
    path('M92 210A124 96 0 0 1 190 132', 'none', { stroke: '#ffffff', strokeWidth: 7, opacity: 0.5 }) +
    tag(canvas, face, 368, 304, -6);
  return { markup, width: w, height: h, depth: 0.16 };
};

/** A scratching post on a square foot, a ball on a string. */
export const drawPost: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 300;
  const h = 470;
  const cloth = input.colour;
  const turns = Array.from({ length: 37 }, (_, index) => d`M104 ${66 + index * 9.4}q46 9 92 0`).join('');
  const markup =
    rect({ x: 104, y: 40, w: 92, h: 380 }, '#d6b886') +
    line(turns, '#a8834f', 2.4, 0.55) +
    rect({ x: 104, y: 40, w: 92, h: 380 }, roundLight(canvas)) +
    path(
      d`M20 410H280L300 ${h - 28}V${h - 8}Q300 ${h} 290 ${h}H10Q0 ${h} 0 ${h - 8}V${h - 28}Z`,
      canvas.linear(0, 0, 0.3, 1, [
        [0, lighten(cloth, 0.4)],
        [0.55, cloth],
        [1, darken(cloth, 0.36)],
      ]),
    ) +
    ellipse(150, 422, 62, 13, shade, { opacity: 0.2 }) +
    rect({ x: 84, y: 10, w: 132, h: 46 }, solid(canvas, lighten(cloth, 0.42), darken(cloth, 0.22)), { r: 18 }) +
    line('M208 40C248 60 246 110 244 150', '#8b93a0', 3) +
    ellipse(
      244,
      172,
      25,
      25,
      canvas.radial(0.35, 0.3, 0.75, [
        [0, lighten(face.style.accent, 0.6)],
        [0.5, face.style.accent],
        [1, darken(face.style.accent, 0.4)],
      ]),
    ) +
    tag(canvas, face, 150, 446);
  return { markup, width: w, height: h, depth: 0.16 };
};
