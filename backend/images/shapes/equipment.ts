import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { roundLight, solid } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

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
