import { darken, lighten, mix } from '../kit/colour.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { roundLight, solid } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

/** A folding gate or pen: panels of bars with a door. */
export const drawGate: DrawShape = (input): Pack => {
  const { canvas, face, subject } = input;
  const w = 500;
  const h = 360;
  const wood = /wood|bamboo|timber/i.test(subject.name);
  const bar = wood ? '#c99a5e' : '#4a5361';
  const panel = (x: number, pw: number, door: boolean): string => {
    const slats = Array.from({ length: Math.floor(pw / 24) - 1 }, (_, index) =>
      rect(
        { x: x + 24 + index * 24 - 4, y: 30, w: 9, h: h - 60 },
        canvas.linear(0, 0, 1, 0, [
          [0, lighten(bar, 0.4)],
          [0.5, bar],
          [1, darken(bar, 0.4)],
        ]),
      ),
    ).join('');
    return (
      slats +
      rect({ x, y: 14, w: pw, h: 22 }, solid(canvas, lighten(bar, 0.35), darken(bar, 0.2)), { r: 6 }) +
      rect({ x, y: h - 40, w: pw, h: 22 }, solid(canvas, lighten(bar, 0.25), darken(bar, 0.3)), { r: 6 }) +
      rect(
        { x, y: 6, w: 17, h: h - 8 },
        canvas.linear(0, 0, 1, 0, [
          [0, lighten(bar, 0.4)],
          [0.5, bar],
          [1, darken(bar, 0.45)],
        ]),
        { r: 7 },
      ) +
      rect(
        { x: x + pw - 17, y: 6, w: 17, h: h - 8 },
        canvas.linear(0, 0, 1, 0, [
          [0, lighten(bar, 0.4)],
          [0.5, bar],
          [1, darken(bar, 0.45)],
        ]),
        { r: 7 },
      ) +
      (door ? rect({ x: x + pw - 40, y: h / 2 - 24, w: 40, h: 20 }, face.style.accent, { r: 8 }) : '')
    );
  };
  const markup =
    panel(0, 150, false) +
    panel(158, 184, true) +
    panel(350, 150, false) +
    rect({ x: 196, y: 34, w: 108, h: 38 }, face.style.deep, { r: 7 }) +
    canvas.type.fitted(face.brand, {
      x: 250,
      y: 59,
      width: 94,
      size: 20,
      minSize: 8,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.08 };
};

/** A drinking fountain: a basin, a spout and falling water. */
export const drawFountain: DrawShape = (input): Pack => {
  const { canvas, face, subject } = input;
  const w = 400;
  const h = 360;
  const body = /steel/i.test(subject.name) ? '#bcc5cf' : mix(input.colour, '#f4f6f8', 0.7);
  const base = d`M14 150H${w - 14}L${w - 40} ${h - 22}Q${w - 46} ${h} ${w - 74} ${h}H74Q46 ${h} 40 ${h - 22}Z`;
  const water = canvas.linear(0, 0, 0, 1, [
    [0, '#d7f3fb'],
    [1, '#7cc8e2'],
  ]);
  const markup =
    path(
      d`M150 150C150 70 162 20 214 12C262 6 286 34 284 66L258 70C256 48 244 40 224 44C196 50 190 90 190 150Z`,
      body,
    ) +
    path(
      d`M150 150C150 70 162 20 214 12C262 6 286 34 284 66L258 70C256 48 244 40 224 44C196 50 190 90 190 150Z`,
      roundLight(canvas, 0.8),
    ) +
    path('M258 66H284C288 100 290 130 288 152H254C258 130 260 100 258 66Z', water, { opacity: 0.9 }) +
    ellipse(w / 2, 152, w / 2 - 12, 40, lighten(body, 0.25)) +
    ellipse(w / 2, 154, w / 2 - 34, 30, water) +
    ellipse(270, 154, 46, 12, 'none', { stroke: '#ffffff', strokeWidth: 4, opacity: 0.8 }) +
    ellipse(270, 154, 76, 20, 'none', { stroke: '#ffffff', strokeWidth: 3, opacity: 0.5 }) +
    path(
      d`M12 152A${w / 2 - 12} 40 0 0 0 ${w - 12} 152L${w - 40} ${h - 22}Q${w - 46} ${h} ${w - 74} ${h}H74Q46 ${h} 40 ${h - 22}Z`,
      body,
    ) +
    group(rect({ x: 0, y: 140, w, h: h - 140 }, roundLight(canvas, 0.9)), { clip: canvas.clip(path(base, '#fff')) }) +
    canvas.type.fitted(face.brand, {
      x: w / 2,
      y: 288,
      width: 190,
      size: 36,
      minSize: 12,
      weight: 800,
      fill: '#2b3548',
      anchor: 'middle',
    }).markup +
    ellipse(w / 2, 322, 6, 6, '#4fb3ff');
  return { markup, width: w, height: h, depth: 0.16 };
};

/** A mat with holes that catch litter. */
const drawLitterMat = ({ canvas, face, colour }: ShapeInput): Pack => {
  const w = 500;
  const h = 230;
  const cells = Array.from({ length: 40 }, (_, index) =>
    ellipse(
      88 + (index % 10) * 36 + (Math.floor(index / 10) % 2) * 14,
      54 + Math.floor(index / 10) * 36,
      11,
      8,
      darken(colour, 0.42),
      { opacity: 0.7 },
    ),
  ).join('');
  const mat = d`M70 20H430Q446 20 454 36L494 190Q500 214 474 216H26Q0 214 6 190L46 36Q54 20 70 20Z`;
  return {
    markup:
      path(mat, darken(colour, 0.5), { transform: 'translate(0 12)' }) +
      path(
        mat,
        canvas.linear(0, 0, 1, 0.6, [
          [0, lighten(colour, 0.34)],
          [0.5, colour],
          [1, darken(colour, 0.26)],
        ]),
      ) +
      cells +
      canvas.type.fitted(face.brand, {
        x: 250,
        y: 204,
        width: 180,
        size: 20,
        minSize: 8,
        weight: 800,
        fill: '#ffffff',
        anchor: 'middle',
      }).markup,
    width: w,
    height: h,
    depth: 0.06,
  };
};

/** A litter scoop in its caddy. */
const drawScoopInCaddy = ({ canvas, face, colour }: ShapeInput): Pack => {
  const w = 320;
  const h = 430;
  const caddy = d`M40 210H280L264 ${h - 18}Q262 ${h} 240 ${h}H80Q58 ${h} 56 ${h - 18}Z`;
  const slots = line(
    [0, 1, 2, 3].map((index) => d`M${-42 + index * 28} -70V10`).join(''),
    darken(colour, 0.55),
    9,
    0.7,
  );
  const markup =
    group(
      rect(
        { x: -14, y: -246, w: 28, h: 180 },
        canvas.linear(0, 0, 1, 0, [
          [0, lighten(colour, 0.4)],
          [0.5, colour],
          [1, darken(colour, 0.4)],
        ]),
        { r: 14 },
      ) +
        path(
          'M-70 -90H70L58 40Q54 56 36 56H-36Q-54 56 -58 40Z',
          canvas.linear(0, 0, 1, 0.4, [
            [0, lighten(colour, 0.4)],
            [0.5, colour],
            [1, darken(colour, 0.35)],
          ]),
        ) +
        slots,
      { x: 168, y: 250, rotate: 9 },
    ) +
    path(caddy, '#eef1f4') +
    path(caddy, roundLight(canvas, 0.8)) +
    rect({ x: 32, y: 200, w: 256, h: 26 }, solid(canvas, '#ffffff', '#ccd4dc'), { r: 12 }) +
    canvas.type.fitted(face.brand, {
      x: 160,
      y: 330,
      width: 170,
      size: 30,
      minSize: 10,
      weight: 800,
      fill: '#2b3548',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.16 };
};

/** A litter scoop in its caddy, or a mat where the name says so. */
export const drawScoop: DrawShape = (input): Pack =>
  /\bmat\b/i.test(input.subject.name) ? drawLitterMat(input) : drawScoopInCaddy(input);
