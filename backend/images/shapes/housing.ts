import { standing } from '../kit/animals.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { boxClip, shade } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

const TANK = { w: 520, h: 372 };
const TANK_GLASS = { x: 8, y: 52, w: TANK.w - 16, h: TANK.h - 86 };

/** Water, plants, sand, two fish and bubbles. */
const aquariumInside = ({ canvas, face }: ShapeInput): string =>
  rect(
    TANK_GLASS,
    canvas.linear(0, 0, 0, 1, [
      [0, '#c9f1f4'],
      [0.5, '#7fd0dc'],
      [1, '#3a9fb6'],
    ]),
  ) +
  canvas.icon('noto:coral', { x: 300, y: 150, size: 150 }) +
  canvas.icon('noto:herb', { x: 26, y: 128, size: 150, rotate: -30 }) +
  path(d`M0 ${TANK.h - 62}Q120 ${TANK.h - 92} 260 ${TANK.h - 66}T${TANK.w} ${TANK.h - 76}V${TANK.h}H0Z`, '#e3cb98') +
  path(d`M0 ${TANK.h - 50}Q150 ${TANK.h - 76} 300 ${TANK.h - 50}T${TANK.w} ${TANK.h - 58}V${TANK.h}H0Z`, '#c9a96c') +
  standing(canvas, face.animal, 232, 250, 140) +
  standing(canvas, { ...face.animal, ground: 90 }, 400, 170, 74, true) +
  ellipse(330, 118, 7, 7, '#ffffff', { opacity: 0.6 }) +
  ellipse(344, 96, 5, 5, '#ffffff', { opacity: 0.6 }) +
  ellipse(336, 78, 4, 4, '#ffffff', { opacity: 0.6 });

/** Warm light, a rock, a cactus and an animal on sand. */
const terrariumInside = ({ canvas, face }: ShapeInput): string =>
  rect(
    TANK_GLASS,
    canvas.linear(0, 0, 0, 1, [
      [0, '#fff3d6'],
      [0.6, '#f1dcae'],
      [1, '#d9b87c'],
    ]),
  ) +
  canvas.icon('noto:rock', { x: 320, y: 176, size: 150 }) +
  canvas.icon('noto:cactus', { x: 34, y: 120, size: 170 }) +
  path(d`M0 ${TANK.h - 58}Q160 ${TANK.h - 84} 300 ${TANK.h - 58}T${TANK.w} ${TANK.h - 64}V${TANK.h}H0Z`, '#cfa15f') +
  standing(canvas, face.animal, 236, TANK.h - 44, 150);

/** The hood above the glass and the rim below it. */
const tankRims = (canvas: Canvas, hood: string): string =>
  rect(
    { x: 0, y: 14, w: TANK.w, h: 44 },
    canvas.linear(0, 0, 0, 1, [
      [0, lighten(hood, 0.28)],
      [0.3, hood],
      [1, darken(hood, 0.3)],
    ]),
    { r: 10 },
  ) +
  rect(
    { x: 0, y: TANK.h - 38, w: TANK.w, h: 38 },
    canvas.linear(0, 0, 0, 1, [
      [0, lighten(hood, 0.2)],
      [0.3, hood],
      [1, darken(hood, 0.35)],
    ]),
    { r: 8 },
  );

/** An aquarium with a lit hood, or a terrarium for reptiles. What lives inside is clipped to the glass. */
export const drawTank: DrawShape = (input): Pack => {
  const { canvas, face, subject } = input;
  const wet = subject.department === 'fish' || /aquari|fish/i.test(subject.name);
  const { w, h } = TANK;
  const inside = wet ? aquariumInside(input) : terrariumInside(input);
  const markup =
    group(inside, { clip: boxClip(canvas, TANK_GLASS) }) +
    rect(
      TANK_GLASS,
      canvas.linear(0, 0, 1, 1, [
        [0, '#ffffff', 0.5],
        [0.22, '#ffffff', 0.1],
        [0.23, '#ffffff', 0],
        [0.7, '#ffffff', 0],
        [1, shade, 0.2],
      ]),
      { stroke: '#ffffff', strokeWidth: 3 },
    ) +
    path(d`M34 70L120 70L60 ${h - 60}L34 ${h - 60}Z`, '#ffffff', { opacity: 0.22 }) +
    (wet ? line(d`M12 72H${w - 12}`, '#ffffff', 4, 0.65) : '') +
    tankRims(canvas, face.style.deep) +
    canvas.type.fitted(face.brand, {
      x: w / 2,
      y: h - 12,
      width: 240,
      size: 22,
      minSize: 9,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.1 };
};

/** A wire crate with a door and a tray. */
export const drawCrate: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 480;
  const h = 372;
  const wire = '#39424f';
  const uprights = Array.from({ length: 15 }, (_, index) => d`M${14 + (index * (w - 28)) / 14} 40V${h - 30}`).join('');
  const back = Array.from({ length: 11 }, (_, index) => d`M${60 + (index * (w - 120)) / 10} 16V${h - 70}`).join('');
  const markup =
    rect({ x: 58, y: 14, w: w - 116, h: h - 84 }, shade, { opacity: 0.05 }) +
    line(back + d`M58 16H${w - 58}M58 120H${w - 58}`, wire, 2, 0.35) +
    path(d`M14 ${h - 34}L58 ${h - 74}H${w - 58}L${w - 14} ${h - 34}Z`, mix(input.colour, '#ffffff', 0.35)) +
    standing(canvas, face.animal, w / 2, h - 38, 236) +
    line(d`M14 40L58 16H${w - 58}L${w - 14} 40`, wire, 5) +
    line(uprights, wire, 3.4) +
    line(uprights, '#ffffff', 0.9, 0.35) +
    line(d`M12 40H${w - 12}V${h - 30}H12Z`, wire, 7) +
    line(d`M14 130H${w - 14}M14 232H${w - 14}`, wire, 5) +
    line(d`M176 130V${h - 34}M310 130V${h - 34}`, wire, 7) +
    rect({ x: 296, y: 180, w: 34, h: 14 }, '#aeb7c2', { r: 7 }) +
    rect(
      { x: 8, y: h - 36, w: w - 16, h: 36 },
      canvas.linear(0, 0, 0, 1, [
        [0, '#4b5563'],
        [1, '#1f2732'],
      ]),
      { r: 8 },
    ) +
    canvas.type.fitted(face.brand, {
      x: w / 2,
      y: h - 10,
      width: 240,
      size: 23,
      minSize: 9,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.12 };
};

/** A soft carrier with mesh and a strap. */
export const drawCarrier: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 470;
  const h = 376;
  const cloth = input.colour;
  const body = d`M40 112Q44 84 74 84H396Q426 84 430 112L448 ${h - 34}Q450 ${h - 4} 420 ${h - 4}H50Q20 ${h - 4} 22 ${h - 34}Z`;
  const mesh = d`M104 150Q106 132 124 132H346Q364 132 366 150L376 286Q376 304 358 304H112Q94 304 94 286Z`;
  const clip = canvas.clip(path(mesh, '#fff'));
  const grid = Array.from(
    { length: 15 },
    (_, index) => d`M${60 + index * 26} 120L${160 + index * 26} 320M${160 + index * 26} 120L${60 + index * 26} 320`,
  ).join('');
  const markup =
    path(d`M130 92C136 -22 334 -22 340 92`, 'none', { stroke: darken(cloth, 0.5), strokeWidth: 22 }) +
    path(d`M128 90C134 -24 330 -24 338 90`, 'none', { stroke: darken(cloth, 0.15), strokeWidth: 13 }) +
    path(
      body,
      canvas.linear(0, 0, 1, 0.25, [
        [0, lighten(cloth, 0.36)],
        [0.4, cloth],
        [1, darken(cloth, 0.42)],
      ]),
    ) +
    path(
      body,
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff', 0.25],
        [0.3, '#ffffff', 0],
        [1, shade, 0.25],
      ]),
    ) +
    group(
      path(mesh, darken(cloth, 0.72)) +
        standing(canvas, face.animal, 236, 330, 240) +
        line(grid, darken(cloth, 0.6), 2, 0.35),
      { clip },
    ) +
    path(mesh, 'none', { stroke: lighten(cloth, 0.3), strokeWidth: 9 }) +
    path(mesh, 'none', { stroke: darken(cloth, 0.5), strokeWidth: 1.6 }) +
    rect({ x: 170, y: 322, w: 130, h: 34 }, darken(cloth, 0.55), { r: 6 }) +
    canvas.type.fitted(face.brand, {
      x: 235,
      y: 345,
      width: 112,
      size: 20,
      minSize: 8,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup: group(markup, { x: 0, y: 8 }), width: w, height: h + 4, depth: 0.12 };
};

/** A cage with a domed top, a perch and a base. */
export const drawCage: DrawShape = (input): Pack => {
  const { canvas, face, subject } = input;
  const bird = subject.department === 'bird';
  const w = bird ? 340 : 480;
  const h = bird ? 490 : 340;
  const top = bird ? 120 : 54;
  const base = input.colour;
  const bars = Array.from({ length: bird ? 13 : 17 }, (_, index, all = bird ? 13 : 17) => {
    const share = (index + 0.5) / all;
    const x = 16 + share * (w - 32);
    return bird ? d`M${w / 2} 26Q${w / 2 + (x - w / 2) * 1.05} 40 ${x} ${top}V${h - 66}` : d`M${x} 18V${h - 96}`;
  }).join('');
  const markup =
    (bird ? path(d`M${w / 2} 0a16 16 0 1 0 .1 0`, 'none', { stroke: '#8f99a6', strokeWidth: 5 }) : '') +
    (bird
      ? line(d`M34 330H${w - 34}`, '#a9793f', 11) + standing(canvas, face.animal, w / 2 + 6, 334, 200)
      : standing(canvas, face.animal, w * 0.42, h - 74, 190) +
        ellipse(w * 0.76, h - 150, 62, 62, 'none', { stroke: input.face.style.accent, strokeWidth: 12 }) +
        line(
          d`M${w * 0.76 - 44} ${h - 194}L${w * 0.76 + 44} ${h - 106}M${w * 0.76 + 44} ${h - 194}L${w * 0.76 - 44} ${h - 106}`,
          input.face.style.accent,
          4,
        )) +
    line(bars, '#6f7a88', 3.6) +
    line(bars, '#ffffff', 1.2, 0.6) +
    line(
      bird ? d`M16 ${top}H${w - 16}M16 ${h - 180}H${w - 16}` : d`M14 18H${w - 14}M14 ${h / 2 - 30}H${w - 14}`,
      '#6f7a88',
      6,
    ) +
    (bird ? '' : path(d`M${w / 2 - 50} 18q50 -34 100 0`, 'none', { stroke: '#6f7a88', strokeWidth: 8 })) +
    path(
      d`M0 ${h - (bird ? 70 : 98)}H${w}L${w - 20} ${h - 16}Q${w - 24} ${h} ${w - 42} ${h}H42Q24 ${h} 20 ${h - 16}Z`,
      canvas.linear(0, 0, 1, 0, [
        [0, lighten(base, 0.4)],
        [0.4, base],
        [1, darken(base, 0.42)],
      ]),
    ) +
    rect({ x: -4, y: h - (bird ? 76 : 104), w: w + 8, h: 18 }, lighten(base, 0.25), { r: 9 }) +
    canvas.type.fitted(face.brand, {
      x: w / 2,
      y: h - (bird ? 22 : 34),
      width: 190,
      size: 28,
      minSize: 10,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.12 };
};
