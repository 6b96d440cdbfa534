import { darken, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { roundLight, shade } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

/** The wall of a bed behind the cushion, lit along its upper edge. */
const bedBack = (canvas: Canvas, cloth: string): string => {
  const back = d`M16 150C8 44 110 6 260 6S512 44 504 150C500 206 470 236 430 250H90C50 236 20 206 16 150Z`;
  return (
    path(
      back,
      canvas.linear(0, 0, 1, 0.3, [
        [0, lighten(cloth, 0.3)],
        [0.5, cloth],
        [1, darken(cloth, 0.34)],
      ]),
    ) +
    path(
      d`M16 150C8 44 110 6 260 6S512 44 504 150L470 140C460 70 372 46 260 46S60 70 50 140Z`,
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff', 0.34],
        [0.5, '#ffffff', 0],
        [1, shade, 0.16],
      ]),
    )
  );
};

/** The plush cushion inside a bed, with its creases. */
const bedCushion = (canvas: Canvas, cloth: string): string => {
  const plush = mix('#fbf5ea', cloth, 0.12);
  return (
    ellipse(
      260,
      138,
      208,
      92,
      canvas.radial(0.4, 0.5, 0.62, [
        [0, lighten(plush, 0.5)],
        [0.6, plush],
        [1, darken(plush, 0.3)],
      ]),
    ) +
    ellipse(
      260,
      152,
      168,
      58,
      canvas.radial(0.42, 0.4, 0.6, [
        [0, '#ffffff', 0.7],
        [1, '#ffffff', 0],
      ]),
    ) +
    line('M150 132q26 18 58 20M322 128q20 20 54 18M232 168q26 10 54 4', darken(plush, 0.3), 4, 0.16)
  );
};

/** The wall of a bed in front of the cushion, with its seams. */
const bedFront = (canvas: Canvas, cloth: string): string => {
  const front = d`M10 158C18 132 54 128 92 150C150 180 370 180 428 150C466 128 502 132 510 158C518 226 452 262 260 262S2 226 10 158Z`;
  return (
    path(
      front,
      canvas.linear(0, 0, 1, 0.2, [
        [0, lighten(cloth, 0.26)],
        [0.3, lighten(cloth, 0.08)],
        [0.6, cloth],
        [1, darken(cloth, 0.42)],
      ]),
    ) +
    path(
      front,
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff', 0.3],
        [0.35, '#ffffff', 0],
        [0.7, shade, 0.04],
        [1, shade, 0.36],
      ]),
    ) +
    line('M70 166C130 206 390 206 450 166', '#ffffff', 2.4, 0.4) +
    line('M88 244C110 222 104 196 92 178M432 244C412 222 418 196 430 178', darken(cloth, 0.5), 3, 0.22)
  );
};

/** The brand's cloth tag, sewn on at an angle. */
const clothTag = ({ canvas, face }: ShapeInput): string =>
  group(
    rect({ x: -40, y: -15, w: 80, h: 30 }, face.style.deep, { r: 5 }) +
      canvas.type.fitted(face.brand, {
        x: 0,
        y: 6,
        width: 70,
        size: 16,
        minSize: 6,
        weight: 800,
        fill: '#ffffff',
        anchor: 'middle',
      }).markup,
    { x: 372, y: 216, rotate: -8 },
  );

/** A round bolster bed with a plush cushion. */
export const drawBed: DrawShape = (input): Pack => {
  const { canvas, colour } = input;
  const tag = clothTag(input);
  const markup = bedBack(canvas, colour) + bedCushion(canvas, colour) + bedFront(canvas, colour) + tag;
  return { markup, width: 520, height: 268, depth: 0.14 };
};

const sisal = (canvas: Canvas, x: number, y: number, w: number, h: number): string => {
  const turns = Array.from(
    { length: Math.floor(h / 9) },
    (_, index) => d`M${x} ${y + 5 + index * 9}q${w / 2} 5 ${w} 0`,
  ).join('');
  const box = { x, y, w, h };
  return rect(box, '#d3b481') + line(turns, '#a98653', 1.8, 0.5) + rect(box, roundLight(canvas, 0.9));
};

const platform = (canvas: Canvas, x: number, y: number, w: number, cloth: string): string =>
  rect({ x, y: y + 8, w, h: 24 }, darken(cloth, 0.34), { r: 12 }) +
  rect(
    { x, y, w, h: 24 },
    canvas.linear(0, 0, 1, 0, [
      [0, lighten(cloth, 0.4)],
      [0.5, cloth],
      [1, darken(cloth, 0.2)],
    ]),
    { r: 12 },
  ) +
  rect({ x: x + 8, y: y + 2, w: w - 16, h: 6 }, '#ffffff', { r: 3, opacity: 0.35 });

/** A cat tree: three platforms, sisal posts, a den and a hanging ball. */
export const drawTower: DrawShape = (input): Pack => {
  const { canvas } = input;
  const w = 330;
  const h = 500;
  const cloth = input.colour;
  const den = { x: 30, y: 318, w: 178, h: 150 };
  const markup =
    sisal(canvas, 66, 60, 40, 420) +
    sisal(canvas, 232, 176, 40, 304) +
    rect(
      { x: 14, y: 470, w: 302, h: 30 },
      canvas.linear(0, 0, 1, 0, [
        [0, lighten(cloth, 0.3)],
        [0.5, cloth],
        [1, darken(cloth, 0.35)],
      ]),
      { r: 10 },
    ) +
    rect(
      den,
      canvas.linear(0, 0, 1, 0, [
        [0, lighten(cloth, 0.34)],
        [0.45, cloth],
        [1, darken(cloth, 0.36)],
      ]),
      { r: 18 },
    ) +
    ellipse(den.x + den.w / 2, den.y + 86, 54, 56, darken(cloth, 0.72)) +
    path(d`M${den.x + den.w / 2 - 54} ${den.y + 86}A54 56 0 0 1 ${den.x + den.w / 2 + 54} ${den.y + 86}`, 'none', {
      stroke: lighten(cloth, 0.55),
      strokeWidth: 6,
    }) +
    platform(canvas, 18, 300, 206, cloth) +
    platform(canvas, 176, 168, 150, cloth) +
    platform(canvas, 4, 44, 166, cloth) +
    path(
      d`M0 44C-2 14 20 4 42 8Q88 22 132 8C156 4 176 14 172 44Q88 62 0 44Z`,
      canvas.linear(0, 0, 1, 0.3, [
        [0, lighten(cloth, 0.5)],
        [0.5, lighten(cloth, 0.12)],
        [1, darken(cloth, 0.18)],
      ]),
    ) +
    line('M302 200V254', '#8b93a0', 2.6) +
    ellipse(
      302,
      270,
      17,
      17,
      canvas.radial(0.35, 0.3, 0.75, [
        [0, lighten(input.face.style.accent, 0.6)],
        [0.5, input.face.style.accent],
        [1, darken(input.face.style.accent, 0.4)],
      ]),
    );
  return { markup, width: w, height: h, depth: 0.12 };
};

/** A covered or open litter pan with a scoop. */
export const drawLitterBox: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 460;
  const h = 330;
  const plastic = input.colour;
  const hood = d`M52 190C52 60 96 14 180 8H300C372 14 408 70 412 190Z`;
  const base = d`M30 190H434L414 306Q410 328 384 328H80Q54 328 50 306Z`;
  const light = canvas.linear(0, 0, 1, 0, [
    [0, shade, 0.2],
    [0.12, '#ffffff', 0.35],
    [0.3, '#ffffff', 0.05],
    [0.7, shade, 0.06],
    [1, shade, 0.36],
  ]);
  const markup =
    path(hood, lighten(plastic, 0.42)) +
    path(hood, light) +
    path(d`M126 192C126 108 152 64 206 60H240C296 64 318 108 318 192Z`, darken(plastic, 0.62)) +
    path(d`M138 192C140 150 176 132 222 132S304 150 306 192Z`, '#c8bda6') +
    ellipse(196, 166, 10, 5, '#b4a78c') +
    ellipse(244, 158, 9, 5, '#b4a78c') +
    ellipse(270, 178, 10, 5, '#b4a78c') +
    path(d`M126 192C126 108 152 64 206 60H240C296 64 318 108 318 192`, 'none', {
      stroke: lighten(plastic, 0.66),
      strokeWidth: 9,
    }) +
    rect({ x: 190, y: 16, w: 72, h: 18 }, darken(plastic, 0.16), { r: 9 }) +
    path(base, plastic) +
    path(base, light) +
    rect({ x: 20, y: 180, w: 424, h: 28 }, lighten(plastic, 0.16), { r: 14 }) +
    rect({ x: 20, y: 180, w: 424, h: 28 }, light, { r: 14 }) +
    canvas.type.fitted(face.brand, {
      x: 232,
      y: 276,
      width: 190,
      size: 34,
      minSize: 12,
      weight: 800,
      fill: lighten(plastic, 0.7),
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.12 };
};

/** A bowl, seen slightly from above, full of kibble; fountains and feeders share it. */
export const drawBowl: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 470;
  const h = 246;
  const glaze = input.colour;
  const body = d`M2 70A${w / 2 - 2} 56 0 0 0 ${w - 2} 70C${w - 8} 150 ${w - 36} 210 ${w - 62} ${h - 4}Q${w / 2} ${h + 14} 62 ${h - 4}C36 210 8 150 2 70Z`;
  const kibble = Array.from({ length: 34 }, (_, index) => {
    const ring = index % 3;
    const angle = index * 2.4;
    const x = w / 2 + Math.cos(angle) * (30 + ring * 58 + (index % 5) * 6);
    const y = 62 + Math.sin(angle) * (8 + ring * 12) - (2 - ring) * 9;
    const tone = ['#a8713d', '#8f5b2d', '#bd8850'][index % 3] ?? '#a8713d';
    return (
      ellipse(x, y + 3, 19, 11, darken(tone, 0.4)) +
      ellipse(x, y, 19, 11, tone) +
      ellipse(x - 5, y - 3, 7, 3, lighten(tone, 0.4), { opacity: 0.6 })
    );
  }).join('');
  const markup =
    ellipse(
      w / 2,
      70,
      w / 2 - 2,
      56,
      canvas.linear(0, 0, 1, 0, [
        [0, lighten(glaze, 0.5)],
        [0.5, lighten(glaze, 0.12)],
        [1, darken(glaze, 0.25)],
      ]),
    ) +
    ellipse(w / 2, 72, w / 2 - 22, 44, darken(glaze, 0.55)) +
    group(kibble, { clip: canvas.clip(path(d`M24 72A${w / 2 - 24} 44 0 0 0 ${w - 24} 72V0H24Z`, '#fff')) }) +
    path(body, glaze) +
    path(body, roundLight(canvas)) +
    line(d`M10 78A${w / 2 - 10} 54 0 0 0 ${w - 10} 78`, '#ffffff', 3, 0.45) +
    canvas.type.fitted(face.brand, {
      x: w / 2,
      y: 194,
      width: 220,
      size: 46,
      minSize: 16,
      weight: 900,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h + 4, depth: 0.16 };
};
