import { darken, lighten, mix } from '../kit/colour.ts';
import { sizeShareOf } from '../kit/size-share.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { print } from '../label/front.ts';
import { clipTo, shade, softLight } from './pack.ts';
import type { DrawShape, ShapeInput, Pack } from './pack.ts';

/** The outline of a filled bag: crimped top, shoulders, full sides, a heavy foot. */
const bagPath = (w: number, h: number, seal: number): string =>
  d`M${w * 0.035} 0H${w * 0.965}V${seal}C${w * 0.972} ${seal + h * 0.05} ${w * 0.995} ${h * 0.13} ${w} ${h * 0.22}C${w * 1.012} ${h * 0.45} ${w * 1.012} ${h * 0.72} ${w * 0.988} ${h * 0.955}Q${w * 0.98} ${h * 0.995} ${w * 0.92} ${h}Q${w * 0.5} ${h * 1.012} ${w * 0.08} ${h}Q${w * 0.02} ${h * 0.995} ${w * 0.012} ${h * 0.955}C${w * -0.012} ${h * 0.72} ${w * -0.012} ${h * 0.45} 0 ${h * 0.22}C${w * 0.005} ${h * 0.13} ${w * 0.028} ${seal + h * 0.05} ${w * 0.035} ${seal}Z`;

const bagBody = (input: ShapeInput, w: number, h: number, seal: number): string => {
  const { canvas, face, side } = input;
  const shape = bagPath(w, h, seal);
  const { style } = face;
  const crimp =
    style.layout === 'window' || style.layout === 'split' || style.layout === 'column' ? style.paper : style.main;
  const top = style.layout === 'window' ? style.main : crimp;
  const gusset = d`M${w * 0.915} ${seal}C${w * 0.9} ${h * 0.15} ${w * 0.94} ${h * 0.3} ${w * 0.945} ${h * 0.5}C${w * 0.95} ${h * 0.75} ${w * 0.93} ${h * 0.9} ${w * 0.9} ${h}H${w}V${seal}Z`;
  const pleat = d`M${w * 0.035} ${seal}C${w * 0.1} ${h * 0.1} ${w * 0.16} ${h * 0.14} ${w * 0.2} ${h * 0.24}C${w * 0.12} ${h * 0.18} ${w * 0.06} ${h * 0.14} ${w * 0.02} ${h * 0.15}Z`;
  const pleatRight = d`M${w * 0.965} ${seal}C${w * 0.9} ${h * 0.1} ${w * 0.84} ${h * 0.13} ${w * 0.79} ${h * 0.22}C${w * 0.88} ${h * 0.17} ${w * 0.94} ${h * 0.14} ${w * 0.985} ${h * 0.16}Z`;
  return group(
    rect({ x: 0, y: 0, w, h }, top) +
      print(canvas, face, { x: 0, y: 0, w, h }, side) +
      softLight(canvas, { x: 0, y: 0, w, h }, rect2path(w, h)) +
      path(
        gusset,
        canvas.linear(0, 0, 1, 0, [
          [0, shade, 0.3],
          [0.35, shade, 0.05],
          [1, shade, 0.22],
        ]),
      ) +
      path(
        pleat,
        canvas.linear(0, 0, 1, 1, [
          [0, '#ffffff', 0.55],
          [1, '#ffffff', 0],
        ]),
      ) +
      path(
        pleatRight,
        canvas.linear(1, 0, 0, 1, [
          [0, shade, 0.32],
          [1, shade, 0],
        ]),
      ) +
      rect(
        { x: 0, y: 0, w, h: seal },
        canvas.linear(0, 0, 0, 1, [
          [0, '#ffffff', 0.35],
          [0.5, '#ffffff', 0.08],
          [0.9, shade, 0.12],
          [1, shade, 0.3],
        ]),
      ) +
      rect(
        { x: 0, y: seal, w, h: h * 0.05 },
        canvas.linear(0, 0, 0, 1, [
          [0, shade, 0.24],
          [1, shade, 0],
        ]),
      ) +
      line(d`M0 ${seal * 0.36}H${w}M0 ${seal * 0.68}H${w}`, shade, 1.2, 0.16),
    { clip: clipTo(canvas, shape) },
  );
};

const rect2path = (w: number, h: number): string => d`M${-w * 0.02} 0H${w * 1.02}V${h * 1.02}H${-w * 0.02}Z`;

/** A kibble bag with gusset and crimped top. Small sizes are squat, large ones tall: from 1 to 40 lb. */
export const drawBag: DrawShape = (input): Pack => {
  const share = (sizeShareOf(input.subject.size) - 0.68) / 0.32;
  const w = 310 + 12 * share;
  const h = 396 + 104 * share;
  return { markup: bagBody(input, w, h, h * 0.052), width: w, height: h, depth: 0.2 };
};

/** A stand-up pouch: tear notch, zip line, hang hole and a round foot gusset. */
export const drawPouch: DrawShape = (input): Pack => {
  const { canvas, face, side } = input;
  const w = 296;
  const h = 412;
  const shape = d`M10 0H${w - 10}Q${w} 0 ${w} 12L${w - 4} ${h * 0.3}C${w + 4} ${h * 0.6} ${w + 6} ${h * 0.8} ${w - 6} ${h - 16}Q${w - 10} ${h - 4} ${w - 26} ${h - 4}Q${w / 2} ${h + 12} 26 ${h - 4}Q10 ${h - 4} 6 ${h - 16}C-6 ${h * 0.8} -4 ${h * 0.6} 4 ${h * 0.3}L0 12Q0 0 10 0Z`;
  const foot = d`M0 ${h * 0.9}Q${w / 2} ${h * 0.99} ${w} ${h * 0.9}V${h + 10}H0Z`;
  const edge =
    face.style.layout === 'sweep' ||
    face.style.layout === 'sunrise' ||
    face.style.layout === 'frame' ||
    face.style.layout === 'window'
      ? face.style.main
      : face.style.paper;
  const markup = group(
    rect({ x: -8, y: 0, w: w + 16, h: h + 12 }, edge) +
      print(canvas, face, { x: 0, y: h * 0.03, w, h: h * 0.97 }, side) +
      softLight(canvas, { x: 0, y: 0, w, h }, rect2path(w, h)) +
      path(
        foot,
        canvas.linear(0, 0, 0, 1, [
          [0, shade, 0.26],
          [0.5, shade, 0.04],
          [1, shade, 0.3],
        ]),
      ) +
      rect(
        { x: 0, y: 0, w, h: h * 0.055 },
        canvas.linear(0, 0, 0, 1, [
          [0, '#ffffff', 0.4],
          [1, '#ffffff', 0.05],
        ]),
      ) +
      line(d`M0 ${h * 0.055}H${w}`, shade, 1.4, 0.22) +
      line(d`M6 ${h * 0.085}H${w - 6}`, '#ffffff', 2.2, 0.4) +
      line(d`M6 ${h * 0.091}H${w - 6}`, shade, 1.2, 0.2) +
      rect({ x: w / 2 - 19, y: 7, w: 38, h: 11 }, input.tint.wall, { r: 5.5 }) +
      line(d`M${w / 2 - 14} 8.500H${w / 2 + 14}`, shade, 1.4, 0.25),
    { clip: clipTo(canvas, shape) },
  );
  return { markup, width: w, height: h + 2, depth: 0.16 };
};

/** A brick of pressed hay or bedding under film, straws at its ends, a label across. */
export const drawHay: DrawShape = (input): Pack => {
  const { canvas, face, side } = input;
  const w = 350;
  const h = 400;
  const straw = ['#c9b458', '#b5a447', '#dccb78', '#a4953f'];
  const shape = d`M18 6Q${w / 2} -8 ${w - 18} 6Q${w + 6} 24 ${w} ${h / 2}Q${w + 6} ${h - 22} ${w - 18} ${h - 2}Q${w / 2} ${h + 6} 18 ${h - 2}Q-6 ${h - 22} 0 ${h / 2}Q-6 24 18 6Z`;
  const blades = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 83) % w;
    const y = (index * 137) % h;
    const lean = ((index * 29) % 60) - 30;
    return line(d`M${x} ${y}q${lean * 0.4} 24 ${lean} 58`, straw[index % straw.length] ?? '#c9b458', 4.5, 0.9);
  }).join('');
  const label = { x: w * 0.12, y: h * 0.16, w: w * 0.76, h: h * 0.68 };
  const markup = group(
    rect({ x: -6, y: -8, w: w + 12, h: h + 16 }, '#b7a64c') +
      blades +
      group(print(canvas, face, label, side), { clip: canvas.clip(rect(label, '#fff', { r: 16 })) }) +
      softLight(canvas, { x: 0, y: 0, w, h }, rect2path(w, h)) +
      path(d`M26 20C60 30 52 90 34 140 44 90 34 50 26 20Z`, '#ffffff', { opacity: 0.5 }),
    { clip: clipTo(canvas, shape) },
  );
  return { markup, width: w, height: h, depth: 0.24 };
};

/** A single-serve tray with a peel-off lid, seen slightly from above. */
export const drawTray: DrawShape = (input): Pack => {
  const { canvas, face, side } = input;
  const w = 400;
  const lidH = 250;
  const wall = 74;
  const h = lidH + wall;
  const rim = darken(face.style.accent, 0.1);
  const lid = d`M56 0H${w - 56}Q${w - 26} 0 ${w - 20} 26L${w} ${lidH - 24}Q${w + 2} ${lidH} ${w - 28} ${lidH}H28Q-2 ${lidH} 0 ${lidH - 24}L20 26Q26 0 56 0Z`;
  const body = d`M6 ${lidH - 6}H${w - 6}L${w - 44} ${h - 14}Q${w - 50} ${h} ${w - 70} ${h}H70Q50 ${h} 44 ${h - 14}Z`;
  const tab = d`M${w - 40} 18Q${w + 10} 2 ${w + 16} 40Q${w + 14} 70 ${w - 22} 62Z`;
  const markup =
    path(
      body,
      canvas.linear(0, 0, 1, 0, [
        [0, darken(rim, 0.3)],
        [0.22, lighten(rim, 0.35)],
        [0.5, rim],
        [1, darken(rim, 0.45)],
      ]),
    ) +
    path(
      body,
      canvas.linear(0, 0, 0, 1, [
        [0, shade, 0.4],
        [0.35, shade, 0],
        [1, shade, 0.25],
      ]),
    ) +
    path(
      tab,
      canvas.linear(0, 0, 1, 1, [
        [0, '#ffffff'],
        [1, '#b9c2cc'],
      ]),
    ) +
    path(lid, '#e9edf1') +
    group(print(canvas, face, { x: 26, y: 16, w: w - 52, h: lidH - 30 }, side), {
      clip: canvas.clip(
        path(
          d`M64 14H${w - 64}Q${w - 42} 14 ${w - 38} 34L${w - 18} ${lidH - 34}Q${w - 16} ${lidH - 16} ${w - 36} ${lidH - 16}H36Q16 ${lidH - 16} 18 ${lidH - 34}L38 34Q42 14 64 14Z`,
          '#fff',
        ),
      ),
    }) +
    path(
      lid,
      canvas.linear(0, 0, 1, 1, [
        [0, '#ffffff', 0.5],
        [0.3, '#ffffff', 0.08],
        [0.36, '#ffffff', 0.3],
        [0.46, '#ffffff', 0],
        [1, shade, 0.2],
      ]),
    ) +
    line(d`M28 ${lidH}H${w - 28}`, '#ffffff', 2, 0.8);
  return { markup, width: w, height: h, depth: 0.2 };
};

/** Pressed treats and chew sticks: a fan of three in front of their pouch. */
export const drawChews: DrawShape = (input): Pack => {
  const pouch = drawPouch(input);
  const stick = mix(input.face.bandColour, '#8a4b25', 0.62);
  const { canvas } = input;
  const one = (x: number, rotate: number): string =>
    group(
      rect(
        { x: -17, y: -170, w: 34, h: 170 },
        canvas.linear(0, 0, 1, 0, [
          [0, darken(stick, 0.3)],
          [0.3, lighten(stick, 0.4)],
          [0.6, stick],
          [1, darken(stick, 0.45)],
        ]),
        { r: 15 },
      ) + line('M-9 -140l18 -10M-9 -112l18 -10M-9 -84l18 -10M-9 -56l18 -10M-9 -28l18 -10', darken(stick, 0.5), 3, 0.45),
      { x, y: pouch.height, rotate },
    );
  const shift = 50;
  return {
    markup:
      group(pouch.markup, { x: 0, y: 0 }) +
      ellipse(pouch.width + 8, pouch.height, 70, 9, shade, { opacity: 0.18 }) +
      one(pouch.width - 26, 4) +
      one(pouch.width + 10, 13) +
      one(pouch.width + 34, 26),
    width: pouch.width + shift + 44,
    height: pouch.height,
    depth: 0.14,
  };
};
