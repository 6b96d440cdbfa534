import { darken, lighten, mix } from '../kit/colour.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { print } from '../label/front.ts';
import { shade } from './pack.ts';
import type { DrawShape, ShapeInput, Pack } from './pack.ts';

/** A carton seen from its front with the right side and the top showing, lit from the top left. */
const carton = (input: ShapeInput, w: number, h: number, dx: number, dy: number): Pack => {
  const { canvas, face, side } = input;
  const { main, deep } = face.style;
  const front = { x: 0, y: dy, w, h };
  const right = d`M${w} ${dy}L${w + dx} 0V${h + dy - dy * 0.92}L${w} ${h + dy}Z`;
  const top = d`M0 ${dy}L${dx} 0H${w + dx}L${w} ${dy}Z`;
  const stripe = d`M${w} ${dy + h * 0.78}L${w + dx} ${h * 0.78 - dy * 0.2}V${h * 0.86 - dy * 0.1}L${w} ${dy + h * 0.87}Z`;
  const markup =
    path(
      top,
      canvas.linear(0, 0, 1, 0.4, [
        [0, lighten(main, 0.5)],
        [1, lighten(main, 0.24)],
      ]),
    ) +
    path(
      right,
      canvas.linear(0, 0, 1, 0, [
        [0, darken(main, 0.22)],
        [1, darken(deep, 0.34)],
      ]),
    ) +
    path(stripe, darken(face.bandColour, 0.32)) +
    group(print(canvas, face, { x: 0, y: 0, w, h }, side), { x: 0, y: dy, clip: canvas.clip(rect(front, '#fff')) }) +
    rect(
      front,
      canvas.linear(0, 0, 1, 0.5, [
        [0, '#ffffff', 0.22],
        [0.3, '#ffffff', 0.02],
        [0.7, shade, 0],
        [1, shade, 0.16],
      ]),
    ) +
    line(d`M0 ${dy}H${w}V${h + dy}`, '#ffffff', 1.6, 0.35) +
    line(d`M${dx * 0.5} ${dy * 0.5}H${w + dx * 0.5}`, shade, 1, 0.12);
  return { markup, width: w + dx, height: h + dy, depth: 0.16 };
};

export const drawBox: DrawShape = (input) => carton(input, 290, 388, 70, 34);

/** Training pads, filter media and litter come in wide, low cartons. */
export const drawWideBox: DrawShape = (input) => carton(input, 372, 262, 74, 46);

/** A flat carton with a blister card slid out beside it. */
export const drawBlister: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const box = carton(input, 218, 336, 40, 22);
  const foil = canvas.linear(0, 0, 1, 1, [
    [0, '#ffffff'],
    [0.35, '#ced5dd'],
    [0.55, '#f3f5f7'],
    [1, '#a8b2be'],
  ]);
  const pill = mix(face.bandColour, '#ffffff', 0.4);
  const blisters = [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1].map((columnIndex) => {
        const x = 16 + columnIndex * 58;
        const y = 18 + row * 58;
        return (
          rect({ x, y, w: 46, h: 42 }, '#aeb8c4', { r: 20, opacity: 0.55 }) +
          rect(
            { x: x + 3, y: y + 2, w: 40, h: 36 },
            canvas.linear(0, 0, 1, 1, [
              [0, lighten(pill, 0.6)],
              [1, pill],
            ]),
            { r: 18 },
          ) +
          ellipse(x + 16, y + 12, 8, 5, '#ffffff', { opacity: 0.75 })
        );
      }),
    )
    .join('');
  const card = rect({ x: 0, y: 0, w: 136, h: 254 }, foil, { r: 10 }) + blisters;
  return {
    markup:
      box.markup +
      ellipse(box.width + 30, box.height, 90, 9, shade, { opacity: 0.16 }) +
      group(card, { x: box.width - 8, y: box.height - 262, rotate: 7 }),
    width: box.width + 120,
    height: box.height,
    depth: 0.14,
  };
};

/** A hanging pack: a printed header card over a clear pack that shows the product's colour. */
export const drawCard: DrawShape = (input): Pack => {
  const { canvas, face, side } = input;
  const w = 290;
  const h = 420;
  const shape = d`M20 0H${w - 20}Q${w} 0 ${w} 20V${h - 20}Q${w} ${h} ${w - 20} ${h}H20Q0 ${h} 0 ${h - 20}V20Q0 0 20 0Z`;
  const markup =
    group(
      rect({ x: 0, y: 0, w, h }, face.style.paper) +
        print(canvas, face, { x: 0, y: 0, w, h }, side) +
        rect(
          { x: 0, y: 0, w, h },
          canvas.linear(0, 0, 1, 1, [
            [0, '#ffffff', 0.3],
            [0.4, '#ffffff', 0],
            [1, shade, 0.18],
          ]),
        ),
      { clip: canvas.clip(path(shape, '#fff')) },
    ) +
    rect({ x: w / 2 - 32, y: 14, w: 64, h: 15 }, input.tint.wall, { r: 7.5 }) +
    ellipse(w / 2, 21, 13, 13, input.tint.wall) +
    line(d`M${w / 2 - 28} 16H${w / 2 + 28}`, shade, 1.4, 0.2);
  return { markup, width: w, height: h, depth: 0.1 };
};

/** Spot-on drops: a carton with its applicator tubes lying in front. */
export const drawTubes: DrawShape = (input): Pack => {
  const { canvas, face, side } = input;
  const w = 300;
  const h = 360;
  const tint = face.bandColour;
  const tube = (x: number, y: number, rotate: number): string =>
    group(
      path(
        'M-22 -66H22L15 22H-15Z',
        canvas.linear(0, 0, 1, 0, [
          [0, darken(tint, 0.2)],
          [0.3, lighten(tint, 0.6)],
          [0.6, lighten(tint, 0.15)],
          [1, darken(tint, 0.35)],
        ]),
      ) +
        rect({ x: -24, y: -76, w: 48, h: 14 }, lighten(tint, 0.35), { r: 3 }) +
        path('M-8 22H8L4 60H-4Z', '#ffffff') +
        path('M0 22H8L4 60H0Z', '#c2cad4'),
      { x, y, rotate },
    );
  const front = { x: 0, y: 0, w: w - 40, h };
  const markup =
    path(
      d`M${front.w} 0L${w - 6} -18V${h - 22}L${front.w} ${h}Z`,
      canvas.linear(0, 0, 1, 0, [
        [0, darken(face.style.main, 0.22)],
        [1, darken(face.style.deep, 0.34)],
      ]),
    ) +
    path(d`M0 0L${w - 6 - front.w} -18H${w - 6}L${front.w} 0Z`, lighten(face.style.main, 0.36)) +
    group(print(canvas, face, front, side), { clip: canvas.clip(rect(front, '#fff')) }) +
    rect(
      front,
      canvas.linear(0, 0, 1, 0.5, [
        [0, '#ffffff', 0.22],
        [0.3, '#ffffff', 0.02],
        [0.7, shade, 0],
        [1, shade, 0.16],
      ]),
    ) +
    ellipse(w + 44, h + 2, 100, 9, shade, { opacity: 0.16 }) +
    tube(w - 2, h - 62, 4) +
    tube(w + 52, h - 60, 12) +
    tube(w + 104, h - 56, 22);
  return { markup: group(markup, { x: 0, y: 20 }), width: w + 130, height: h + 20, depth: 0.14 };
};
