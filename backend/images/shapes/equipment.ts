import { mix } from '../kit/colour.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { roundLight, shade, solid } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

/** The clear chamber of a filter with the foam in it. */
const filterChamber = ({ canvas, face }: ShapeInput): string => {
  const window = { x: 84, y: 122, w: 194, h: 170 };
  const foam = Array.from({ length: 5 }, (_, index) =>
    rect(
      { x: 92 + index * 37, y: 148, w: 28, h: 140 },
      index % 2 === 0 ? face.style.accent : mix(face.style.accent, '#ffffff', 0.45),
      { r: 5 },
    ),
  ).join('');
  return (
    rect(
      window,
      canvas.linear(0, 0, 0, 1, [
        [0, '#e3f6fa'],
        [1, '#8fd0dd'],
      ]),
      { r: 12 },
    ) +
    foam +
    rect(
      window,
      canvas.linear(0, 0, 1, 1, [
        [0, '#ffffff', 0.65],
        [0.3, '#ffffff', 0.1],
        [1, shade, 0.25],
      ]),
      { r: 12, stroke: '#11161e', strokeWidth: 4 },
    )
  );
};

/** A hang-on or internal filter with its clear chamber. */
export const drawFilter: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 330;
  const h = 420;
  const dark = '#2a323e';
  const body = { x: 56, y: 60, w: 250, h: 330 };
  const light = canvas.linear(0, 0, 1, 0, [
    [0, shade, 0.3],
    [0.13, '#ffffff', 0.4],
    [0.26, '#ffffff', 0.06],
    [0.7, shade, 0.1],
    [1, shade, 0.45],
  ]);
  const markup =
    path(
      d`M30 130V${h - 20}Q30 ${h} 44 ${h}T58 ${h - 20}V110H70V84H18V110H30Z`,
      canvas.linear(0, 0, 1, 0, [
        [0, '#5d6876'],
        [0.4, '#c3ccd6'],
        [1, '#4a5461'],
      ]),
    ) +
    rect(body, dark, { r: 22 }) +
    rect(body, light, { r: 22 }) +
    rect({ x: 46, y: 36, w: 270, h: 44 }, solid(canvas, '#566273', '#1f2631'), { r: 14 }) +
    rect({ x: 56, y: 42, w: 246, h: 8 }, '#ffffff', { r: 4, opacity: 0.3 }) +
    filterChamber(input) +
    canvas.type.fitted(face.brand, {
      x: 181,
      y: 346,
      width: 200,
      size: 34,
      minSize: 12,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup +
    ellipse(181, 368, 5, 5, '#5fe0a8');
  return { markup, width: w, height: h, depth: 0.14 };
};

/** A heat lamp: a dome, a bulb and its glow. */
export const drawHeatLamp: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 380;
  const h = 404;
  const glow = canvas.radial(0.5, 0.1, 0.8, [
    [0, '#ffd98a', 0.85],
    [0.6, '#ffc965', 0.25],
    [1, '#ffc965', 0],
  ]);
  const dome = d`M${w / 2 - 46} 96H${w / 2 + 46}C${w * 0.74} 108 ${w * 0.88} 168 ${w * 0.9} 232H${w * 0.1}C${w * 0.12} 168 ${w * 0.26} 108 ${w / 2 - 46} 96Z`;
  const shell = input.colour;
  const markup =
    path(d`M${w * 0.14} 240H${w * 0.86}L${w} ${h}H0Z`, glow) +
    line(d`M${w / 2} 0C${w / 2 + 4} 16 ${w / 2 - 4} 24 ${w / 2} 38`, '#3a414d', 7) +
    rect({ x: w / 2 - 34, y: 34, w: 68, h: 66 }, '#4a525f', { r: 12 }) +
    rect({ x: w / 2 - 34, y: 34, w: 68, h: 66 }, roundLight(canvas), { r: 12 }) +
    ellipse(w / 2, 232, w * 0.4, 30, '#8b5a1a') +
    ellipse(
      w / 2,
      234,
      w * 0.375,
      25,
      canvas.radial(0.5, 0.5, 0.6, [
        [0, '#fff8df'],
        [0.5, '#ffd277'],
        [1, '#d98f2b'],
      ]),
    ) +
    ellipse(
      w / 2,
      244,
      52,
      34,
      canvas.radial(0.45, 0.4, 0.6, [
        [0, '#ffffff'],
        [0.6, '#ffeab0'],
        [1, '#ffc861'],
      ]),
    ) +
    path(
      d`M${w / 2 - 46} 96H${w / 2 + 46}C${w * 0.74} 108 ${w * 0.88} 168 ${w * 0.9} 232A${w * 0.4} 30 0 0 0 ${w * 0.1} 232C${w * 0.12} 168 ${w * 0.26} 108 ${w / 2 - 46} 96Z`,
      shell,
    ) +
    group(rect({ x: 0, y: 90, w, h: 150 }, roundLight(canvas, 1.1)), { clip: canvas.clip(path(dome, '#fff')) }) +
    canvas.type.fitted(face.brand, {
      x: w / 2,
      y: 166,
      width: 130,
      size: 24,
      minSize: 10,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0 };
};

/** A light bar over the tank, with its beam. */
const drawLightBar = ({ canvas, face }: ShapeInput): Pack => {
  const w = 520;
  const h = 250;
  const bar = { x: 0, y: 40, w, h: 56 };
  return {
    markup:
      path(
        d`M40 96H${w - 40}L${w} ${h}H0Z`,
        canvas.linear(0, 0, 0, 1, [
          [0, '#bfe9ff', 0.95],
          [1, '#e8f8ff', 0],
        ]),
      ) +
      line(d`M80 40V6H${w - 80}V40`, '#6b7684', 7) +
      rect(bar, solid(canvas, '#5b6675', '#1f2631'), { r: 16 }) +
      rect({ x: 16, y: 84, w: w - 32, h: 14 }, '#f2fbff', { r: 7 }) +
      rect({ x: 10, y: 46, w: w - 20, h: 8 }, '#ffffff', { r: 4, opacity: 0.3 }) +
      canvas.type.fitted(face.brand, {
        x: w / 2,
        y: 78,
        width: 240,
        size: 24,
        minSize: 9,
        weight: 800,
        fill: '#ffffff',
        anchor: 'middle',
      }).markup,
    width: w,
    height: h,
    depth: 0,
  };
};

/** A submersible heater with its coil and dial. */
const drawHeatingRod = ({ canvas, face }: ShapeInput): Pack => {
  const w = 170;
  const h = 470;
  const cx = w / 2;
  const glass = { x: cx - 38, y: 96, w: 76, h: h - 112 };
  const coil = Array.from({ length: 13 }, (_, index) => d`M${cx - 20} ${236 + index * 14}q20 9 40 0`).join('');
  const markup =
    line(d`M${cx} 20C${cx + 4} 0 ${cx + 50} 0 ${cx + 74} 8`, '#2b333f', 9) +
    rect({ x: cx - 34, y: 16, w: 68, h: 96 }, '#2b333f', { r: 12 }) +
    rect({ x: cx - 34, y: 16, w: 68, h: 96 }, roundLight(canvas), { r: 12 }) +
    ellipse(cx, 44, 17, 17, face.style.accent) +
    line(d`M${cx} 44l7 -9`, '#ffffff', 4) +
    rect(
      glass,
      canvas.linear(0, 0, 0, 1, [
        [0, '#e6f4f8'],
        [1, '#bfdfe8'],
      ]),
      { r: 34 },
    ) +
    rect({ x: cx - 3, y: 150, w: 6, h: 84 }, '#8e99a6') +
    line(coil, '#e2662f', 5) +
    rect({ x: cx - 24, y: 132, w: 48, h: 82 }, '#ffffff', { r: 5 }) +
    group(
      canvas.type.fitted(face.brand, {
        x: 0,
        y: 0,
        width: 74,
        size: 20,
        minSize: 6,
        weight: 800,
        fill: face.style.ink,
        anchor: 'middle',
      }).markup,
      { x: cx + 6, y: 173, rotate: -90 },
    ) +
    rect(glass, roundLight(canvas, 0.8), { r: 34 });
  return { markup, width: w, height: h, depth: 0.2 };
};

/** A submersible heater, or a light bar where the name says so. */
export const drawHeater: DrawShape = (input): Pack =>
  /light|led/i.test(input.subject.name) ? drawLightBar(input) : drawHeatingRod(input);
