import { darken, lighten } from '../kit/colour.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { shade } from './pack.ts';
import type { DrawShape, Pack } from './pack.ts';

const steelStops = [
  [0, '#ffffff'],
  [0.35, '#b6c0cb'],
  [0.6, '#eef1f4'],
  [1, '#6f7a88'],
] as const;

/** Plier-style nail clippers with soft grips. */
export const drawClipper: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 360;
  const h = 440;
  const colour = input.colour;
  const grip = canvas.linear(0, 0, 1, 0.2, [
    [0, darken(colour, 0.25)],
    [0.28, lighten(colour, 0.45)],
    [0.55, colour],
    [1, darken(colour, 0.46)],
  ]);
  const steel = canvas.linear(0, 0, 1, 1, steelStops);
  const handle = (turn: number): string =>
    group(
      path('M-26 0C-34 80 -44 150 -34 226Q-28 256 0 256Q26 254 24 222C20 150 22 80 22 0Z', grip) +
        path('M-16 60C-20 120 -24 170 -18 214Q-6 226 4 214C4 160 6 110 6 60Q-6 50 -16 60Z', '#2b333f') +
        line('M-14 92H4M-16 116H4M-18 140H4M-18 164H3', '#ffffff', 3, 0.25),
      { x: 0, y: 0, rotate: turn },
    );
  const markup = group(
    handle(17) +
      handle(-17) +
      path('M-44 16L-58 -92Q-56 -150 0 -164Q56 -150 58 -92L44 16Z', steel) +
      path('M-30 -84Q-30 -128 0 -134Q30 -128 30 -84Q0 -66 -30 -84Z', input.tint.wall) +
      line('M-30 -84Q0 -64 30 -84', '#5d6875', 4) +
      ellipse(0, 0, 22, 22, '#8a95a2') +
      ellipse(-2, -2, 15, 15, '#eef1f4') +
      group(
        canvas.type.fitted(face.brand, {
          x: 0,
          y: 0,
          width: 120,
          size: 22,
          minSize: 7,
          weight: 800,
          fill: '#ffffff',
          anchor: 'middle',
        }).markup,
        { x: 48, y: 150, rotate: 73 },
      ),
    { x: 176, y: 176, rotate: 20 },
  );
  return { markup, width: w, height: h, depth: 0 };
};

/** A steel grooming comb, wide and fine teeth, on a handle. */
export const drawComb: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 440;
  const h = 300;
  const colour = input.colour;
  const wide = Array.from({ length: 13 }, (_, index) => d`M${152 + index * 11} 80v104`).join('');
  const fine = Array.from({ length: 16 }, (_, index) => d`M${300 + index * 7} 80v104`).join('');
  const markup = group(
    line(wide, '#aeb8c4', 5) +
      line(wide, '#f2f5f7', 1.8) +
      line(fine, '#aeb8c4', 3.2) +
      rect({ x: 136, y: 52, w: 286, h: 40 }, canvas.linear(0, 0, 0.2, 1, steelStops), { r: 12 }) +
      rect(
        { x: 0, y: 46, w: 150, h: 54 },
        canvas.linear(0, 0, 0, 1, [
          [0, lighten(colour, 0.45)],
          [0.4, colour],
          [1, darken(colour, 0.46)],
        ]),
        { r: 24 },
      ) +
      ellipse(26, 73, 9, 9, input.tint.wall) +
      canvas.type.fitted(face.brand, {
        x: 84,
        y: 81,
        width: 92,
        size: 22,
        minSize: 7,
        weight: 800,
        fill: '#ffffff',
        anchor: 'middle',
      }).markup,
    { x: 22, y: 118, rotate: -15 },
  );
  return { markup, width: w, height: h, depth: 0 };
};

/** A retractable leash: its case, brake and tape with a hook. */
export const drawRetractable: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 480;
  const h = 380;
  const colour = input.colour;
  const shell =
    'M60 120C60 50 120 10 190 10C290 10 330 70 330 140C330 180 316 214 296 240L250 340Q240 364 212 364H130Q104 364 100 338L96 286C70 250 60 190 60 120Z';
  const markup =
    line('M318 168C372 174 398 210 404 252', darken(colour, 0.35), 22) +
    line('M318 166C372 172 396 208 402 250', lighten(colour, 0.15), 15) +
    group(
      rect({ x: -15, y: -12, w: 30, h: 26 }, '#2b333f', { r: 5 }) +
        path('M0 16C-28 20 -30 70 0 74C24 72 28 46 16 34', 'none', { stroke: '#7d8794', strokeWidth: 12 }) +
        path('M0 16C-28 20 -30 70 0 74C24 72 28 46 16 34', 'none', { stroke: '#eef1f4', strokeWidth: 6 }),
      { x: 408, y: 262, rotate: -8 },
    ) +
    path(
      shell,
      canvas.linear(0, 0, 1, 0.7, [
        [0, lighten(colour, 0.4)],
        [0.4, colour],
        [1, darken(colour, 0.48)],
      ]),
    ) +
    path(
      'M118 246C116 216 150 200 190 200C236 200 262 214 254 240L226 320Q222 334 206 334H142Q126 334 124 318Z',
      input.tint.wall,
    ) +
    path('M118 246C116 216 150 200 190 200C236 200 262 214 254 240', 'none', {
      stroke: shade,
      strokeWidth: 6,
      opacity: 0.25,
    }) +
    ellipse(194, 116, 92, 84, '#2b333f', { opacity: 0.16 }) +
    ellipse(
      192,
      112,
      88,
      80,
      canvas.linear(0, 0, 1, 1, [
        [0, lighten(colour, 0.3)],
        [1, darken(colour, 0.2)],
      ]),
    ) +
    rect({ x: 206, y: 4, w: 74, h: 26 }, face.style.accent, { r: 12 }) +
    canvas.type.fitted(face.brand, {
      x: 192,
      y: 124,
      width: 150,
      size: 34,
      minSize: 10,
      weight: 900,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup +
    path('M86 90C92 52 126 30 168 26', 'none', { stroke: '#ffffff', strokeWidth: 8, opacity: 0.5 });
  return { markup, width: w, height: h, depth: 0.12 };
};

/** A grooming brush with a soft handle and fine pins. */
export const drawBrush: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 380;
  const h = 440;
  const colour = input.colour;
  const head = { x: -122, y: -150, w: 244, h: 136 };
  const pins = Array.from({ length: 13 }, (_, index) => d`M${-102 + index * 17} -146v-38`).join('');
  const pinsBack = Array.from({ length: 12 }, (_, index) => d`M${-94 + index * 17} -146v-30`).join('');
  const handle =
    'M-34 -20C-30 40 -34 60 -30 120C-28 190 -34 206 -26 232Q0 254 26 232C34 206 28 190 30 120C34 60 30 40 34 -20Z';
  const markup = group(
    line(pinsBack, '#8d97a4', 3, 0.8) +
      line(pins, '#c9d0d8', 3.6) +
      path(
        Array.from(
          { length: 13 },
          (_, index) => d`M${-102 + index * 17} -184m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0`,
        ).join(''),
        '#2f3743',
      ) +
      rect(
        head,
        canvas.linear(0, 0, 0.3, 1, [
          [0, lighten(colour, 0.4)],
          [0.4, colour],
          [1, darken(colour, 0.4)],
        ]),
        { r: 42 },
      ) +
      rect({ x: -108, y: -142, w: 216, h: 44 }, '#eef1f4', { r: 22, opacity: 0.92 }) +
      path(
        handle,
        canvas.linear(0, 0, 1, 0, [
          [0, darken(colour, 0.3)],
          [0.25, lighten(colour, 0.42)],
          [0.5, colour],
          [1, darken(colour, 0.5)],
        ]),
      ) +
      path('M-20 60C-18 100 -20 150 -16 214Q0 226 16 214C20 150 18 100 20 60Q0 46 -20 60Z', '#2b333f') +
      line('M-12 90H12M-13 112H13M-13 134H13M-13 156H13M-12 178H12', '#ffffff', 3, 0.25) +
      canvas.type.fitted(face.brand, {
        x: 0,
        y: -54,
        width: 176,
        size: 38,
        minSize: 12,
        weight: 900,
        fill: '#ffffff',
        anchor: 'middle',
      }).markup,
    { x: 196, y: 206, rotate: 24 },
  );
  return { markup, width: w, height: h, depth: 0 };
};
