import { darken, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { roundLight, shade, solid } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

const ORNAMENT_HEIGHT = 400;

/** A castle tower with its battlements and bricks. */
const tower = (canvas: Canvas, stone: string, x: number, top: number, width: number): string => {
  const merlon = width / 5;
  const crown = [0, 2, 4]
    .map((index) => rect({ x: x + index * merlon, y: top - 20, w: merlon, h: 24 }, lighten(stone, 0.1)))
    .join('');
  const box = { x, y: top, w: width, h: ORNAMENT_HEIGHT - 40 - top };
  const bricks = Array.from(
    { length: Math.floor(box.h / 32) },
    (_, row) => d`M${x + (row % 2 === 0 ? 8 : width * 0.45)} ${top + 30 + row * 32}h${width * 0.36}`,
  ).join('');
  return (
    crown +
    rect(box, stone) +
    line(bricks, darken(stone, 0.4), 3, 0.35) +
    rect({ ...box, y: top - 20, h: box.h + 20 }, roundLight(canvas, 0.9))
  );
};

/** Two towers, the gate between them, a flag, and stones in front. */
const drawCastle = ({ canvas, face, colour }: ShapeInput): string => {
  const stone = mix(colour, '#9aa5a8', 0.72);
  const h = ORNAMENT_HEIGHT;
  return (
    tower(canvas, stone, 60, 120, 96) +
    tower(canvas, stone, 274, 90, 96) +
    rect({ x: 150, y: 190, w: 130, h: h - 230 }, mix(stone, shade, 0.08)) +
    path(d`M176 ${h - 40}V270Q176 226 215 226T254 270V${h - 40}Z`, darken(stone, 0.7)) +
    path('M322 66V18L366 34L322 50', face.style.main) +
    line('M322 68V16', '#5d6673', 5) +
    ellipse(100, h - 30, 96, 34, solid(canvas, lighten(stone, 0.25), darken(stone, 0.35))) +
    ellipse(330, h - 30, 96, 34, solid(canvas, lighten(stone, 0.15), darken(stone, 0.4))) +
    ellipse(214, h - 22, 84, 24, solid(canvas, lighten(stone, 0.3), darken(stone, 0.3))) +
    canvas.icon('noto:herb', { x: 10, y: h - 150, size: 110, rotate: -34 })
  );
};

/** A bare root with moss at its foot. */
const drawDriftwood = (canvas: Canvas): string =>
  path(
    'M10 360C60 320 80 260 130 240C110 170 150 110 138 40C170 90 176 140 172 190C220 120 290 100 330 30C334 100 290 160 244 210C300 210 360 180 410 190C370 226 320 244 276 260C340 290 390 330 424 366Q220 420 10 360Z',
    canvas.linear(0, 0, 1, 1, [
      [0, '#b98a5c'],
      [0.5, '#8a5f38'],
      [1, '#54371e'],
    ]),
  ) +
  line(
    'M140 60C158 120 158 170 150 220M320 60C290 120 250 160 214 210M60 340C110 300 140 270 180 250M390 352C340 312 300 286 256 272',
    '#e1bd92',
    5,
    0.4,
  ) +
  ellipse(
    118,
    352,
    66,
    26,
    canvas.radial(0.35, 0.2, 0.9, [
      [0, '#b6cf6a'],
      [0.6, '#7fa338'],
      [1, '#4f6d20'],
    ]),
  ) +
  ellipse(
    300,
    362,
    84,
    26,
    canvas.radial(0.35, 0.2, 0.9, [
      [0, '#a9c760'],
      [0.6, '#6f9531'],
      [1, '#455f1c'],
    ]),
  ) +
  ellipse(226, 236, 40, 16, '#8fb244');

/** An aquarium ornament: a small castle gate on stones, or driftwood where the name says so. */
export const drawOrnament: DrawShape = (input): Pack => {
  const isDriftwood = /driftwood|vine|bark|log|branch|moss/i.test(input.subject.name);
  const markup = isDriftwood ? drawDriftwood(input.canvas) : drawCastle(input);
  return { markup, width: 430, height: ORNAMENT_HEIGHT, depth: 0.16 };
};

/** A ball of moss: many tufts under one light. */
const drawMossBall = (canvas: Canvas): Pack => {
  const tufts = Array.from({ length: 40 }, (_, index) => {
    const angle = index * 2.399;
    const reach = 150 * Math.sqrt((index + 1) / 41);
    return ellipse(
      170 + Math.cos(angle) * reach,
      170 + Math.sin(angle) * reach,
      22,
      20,
      index % 2 === 0 ? '#6aa53c' : '#548c30',
      { opacity: 0.55 },
    );
  }).join('');
  return {
    markup:
      ellipse(
        170,
        170,
        168,
        166,
        canvas.radial(0.34, 0.28, 0.8, [
          [0, '#a8d26a'],
          [0.5, '#5f9a36'],
          [1, '#2c5417'],
        ]),
      ) +
      tufts +
      ellipse(
        170,
        170,
        168,
        166,
        canvas.radial(0.34, 0.28, 0.8, [
          [0, '#ffffff', 0.35],
          [0.5, '#ffffff', 0],
          [0.8, shade, 0.2],
          [1, shade, 0.5],
        ]),
      ),
    width: 340,
    height: 336,
    depth: 0.18,
  };
};

const PLANT_WIDTH = 400;

/** One leaf of a plant, turned by degrees from upright. */
const leaf = (canvas: Canvas, green: string, turn: number, length: number, tone: number): string =>
  group(
    path(
      d`M0 0C-34 ${-length * 0.35} -30 ${-length * 0.75} 0 ${-length}C30 ${-length * 0.75} 34 ${-length * 0.35} 0 0Z`,
      canvas.linear(0, 0, 1, 0.3, [
        [0, lighten(green, 0.38 + tone)],
        [0.5, lighten(green, tone)],
        [1, darken(green, 0.34)],
      ]),
    ) + line(d`M0 -8V${-length * 0.92}`, '#ffffff', 2.4, 0.45),
    { x: PLANT_WIDTH / 2, y: 330, rotate: turn },
  );

/** A live plant in its pot, leaves fanned, or a moss ball where the name says so. */
export const drawPlant: DrawShape = ({ canvas, subject }): Pack => {
  if (/moss|ball|marimo/i.test(subject.name)) return drawMossBall(canvas);
  const h = 450;
  const green = /red|ludwigia|rotala/i.test(subject.name) ? '#b3543f' : '#4f9a3e';
  const leaves = [
    [-64, 190, 0],
    [62, 196, 0],
    [-42, 250, 0.04],
    [44, 244, 0.02],
    [-22, 296, 0.1],
    [24, 290, 0.08],
    [0, 316, 0.16],
  ]
    .map(([turn = 0, length = 0, tone = 0]) => leaf(canvas, green, turn, length, tone))
    .join('');
  const pot = d`M120 330H280L264 ${h - 12}Q262 ${h} 248 ${h}H152Q138 ${h} 136 ${h - 12}Z`;
  return {
    markup:
      leaves +
      path(pot, '#3a4552') +
      path(pot, roundLight(canvas)) +
      rect({ x: 112, y: 318, w: 176, h: 28 }, '#4b5867', { r: 8 }) +
      rect({ x: 112, y: 318, w: 176, h: 28 }, roundLight(canvas), { r: 8 }),
    width: PLANT_WIDTH,
    height: h,
    depth: 0.1,
  };
};
