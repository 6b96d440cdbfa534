import { darken, lighten, mix } from '../kit/colour.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { print } from '../label/front.ts';
import { clipTo, roundLight, shade, wallPath } from './pack.ts';
import type { DrawShape, ShapeInput, Pack } from './pack.ts';

interface BottleShape {
  w: number;
  h: number;
  /** Where the shoulder ends and the straight wall begins. */
  shoulder: number;
  neck: number;
  neckTop: number;
  labelTop: number;
  labelBottom: number;
  glass: string;
}

const outline = (shape: BottleShape): string => {
  const { w, h, shoulder, neck, neckTop } = shape;
  const left = (w - neck) / 2;
  return d`M${left} ${neckTop}H${left + neck}V${neckTop + 14}C${left + neck} ${neckTop + 40} ${w} ${shoulder - 40} ${w} ${shoulder}V${h - 18}Q${w} ${h} ${w - 18} ${h}H18Q0 ${h} 0 ${h - 18}V${shoulder}C0 ${shoulder - 40} ${left} ${neckTop + 40} ${left} ${neckTop + 14}Z`;
};

const bottle = (input: ShapeInput, shape: BottleShape, top: string): Pack => {
  const { canvas, face, side } = input;
  const body = outline(shape);
  const label = { x: 0, y: shape.labelTop, w: shape.w, h: shape.labelBottom - shape.labelTop };
  const markup =
    group(
      path(body, shape.glass) +
        print(canvas, face, label, side) +
        path(body, roundLight(canvas)) +
        line(d`M0 ${label.y}H${shape.w}M0 ${label.y + label.h}H${shape.w}`, shade, 1, 0.2) +
        rect(
          { x: 0, y: shape.h - 26, w: shape.w, h: 26 },
          canvas.linear(0, 0, 0, 1, [
            [0, shade, 0],
            [1, shade, 0.3],
          ]),
        ),
      { clip: clipTo(canvas, body) },
    ) + top;
  return { markup, width: shape.w, height: shape.h, depth: 0.22 };
};

const cap = (input: ShapeInput, cx: number, y: number, w: number, h: number, colour: string, ribs = true): string => {
  const box = { x: cx - w / 2, y, w, h };
  const rows = ribs
    ? line(
        Array.from({ length: 9 }, (_, index) => d`M${box.x + (w * (index + 1)) / 10} ${y + 8}V${y + h - 6}`).join(''),
        darken(colour, 0.5),
        1.6,
        0.28,
      )
    : '';
  return (
    rect(box, colour, { r: 7 }) +
    rows +
    rect(box, roundLight(input.canvas, 0.9), { r: 7 }) +
    rect({ ...box, h: 5 }, '#ffffff', { r: 2.5, opacity: 0.4 })
  );
};

/** A bottle with a screw cap: shampoo, water care, supplements. */
export const drawBottle: DrawShape = (input) => {
  const w = 196;
  const h = 448;
  return bottle(
    input,
    {
      w,
      h,
      shoulder: 138,
      neck: 84,
      neckTop: 60,
      labelTop: 146,
      labelBottom: 410,
      glass: lighten(input.face.style.main, 0.06),
    },
    cap(input, w / 2, 0, 100, 70, input.face.style.accent),
  );
};

/** A pump bottle. */
export const drawPump: DrawShape = (input) => {
  const w = 204;
  const h = 452;
  const head = input.face.style.accent;
  const top =
    rect({ x: w / 2 - 8, y: 26, w: 16, h: 58 }, '#dfe4ea') +
    path(
      d`M${w / 2 - 64} 22Q${w / 2 - 66} 8 ${w / 2 - 46} 6H${w / 2 + 26}Q${w / 2 + 40} 6 ${w / 2 + 40} 22V36H${w / 2 - 40}L${w / 2 - 54} 44Z`,
      head,
    ) +
    path(
      d`M${w / 2 - 64} 22Q${w / 2 - 66} 8 ${w / 2 - 46} 6H${w / 2 + 26}Q${w / 2 + 40} 6 ${w / 2 + 40} 22V26H${w / 2 - 50}Z`,
      '#ffffff',
      { opacity: 0.28 },
    ) +
    cap(input, w / 2, 78, 92, 44, head);
  return bottle(
    input,
    {
      w,
      h,
      shoulder: 176,
      neck: 76,
      neckTop: 112,
      labelTop: 186,
      labelBottom: 414,
      glass: lighten(input.face.style.main, 0.1),
    },
    top,
  );
};

/** A trigger spray. */
export const drawSpray: DrawShape = (input) => {
  const w = 204;
  const h = 456;
  const head = input.face.style.accent;
  const cx = w / 2;
  const top =
    path(
      d`M${cx - 30} 96V58Q${cx - 70} 54 ${cx - 84} 40V14H${cx + 34}Q${cx + 64} 18 ${cx + 66} 52Q${cx + 66} 60 ${cx + 34} 62V96Z`,
      head,
    ) +
    path(d`M${cx - 84} 14H${cx + 34}Q${cx + 56} 16 ${cx + 63} 34H${cx - 84}Z`, '#ffffff', { opacity: 0.28 }) +
    path(
      d`M${cx - 42} 56C${cx - 56} 76 ${cx - 56} 96 ${cx - 72} 112L${cx - 58} 116C${cx - 40} 98 ${cx - 34} 80 ${cx - 26} 60Z`,
      darken(head, 0.3),
    ) +
    rect({ x: cx - 96, y: 16, w: 14, h: 22 }, '#e9edf1', { r: 3 }) +
    cap(input, cx, 92, 88, 34, darken(head, 0.2));
  return bottle(
    input,
    {
      w,
      h,
      shoulder: 182,
      neck: 72,
      neckTop: 116,
      labelTop: 192,
      labelBottom: 418,
      glass: lighten(input.face.style.main, 0.12),
    },
    top,
  );
};

/** A dropper bottle. Ear and flea drops are sold with a carton; the bottle alone is easier to recognise. */
export const drawDropper: DrawShape = (input) => {
  const w = 190;
  const h = 420;
  const cx = w / 2;
  const amber = mix('#7a3f12', input.face.style.main, 0.25);
  const top =
    path(d`M${cx - 20} 60C${cx - 26} 30 ${cx - 24} 0 ${cx} 0S${cx + 26} 30 ${cx + 20} 60Z`, '#2d333d') +
    path(
      d`M${cx - 12} 52C${cx - 16} 30 ${cx - 14} 10 ${cx - 4} 8C${cx - 10} 24 ${cx - 8} 40 ${cx - 6} 54Z`,
      '#ffffff',
      { opacity: 0.4 },
    ) +
    cap(input, cx, 56, 84, 58, input.face.style.accent);
  return bottle(
    input,
    { w, h, shoulder: 178, neck: 66, neckTop: 110, labelTop: 190, labelBottom: 388, glass: amber },
    top,
  );
};

/** A pharmacy bottle: amber, child-proof white cap, a white label. */
export const drawPills: DrawShape = (input): Pack => {
  const { canvas, face, side } = input;
  const w = 236;
  const h = 392;
  const ry = 20;
  const label = { x: 4, y: 124, w: w - 8, h: 222 };
  const tablets = [0, 1, 2]
    .map((index) => {
      const x = w + 22 + index * 34;
      const y = h - 14 - (index === 1 ? 3 : 0);
      return (
        ellipse(x, y + 7, 22, 9, shade, { opacity: 0.18 }) +
        rect(
          { x: x - 21, y: y - 9, w: 42, h: 18 },
          canvas.linear(0, 0, 0, 1, [
            [0, '#ffffff'],
            [1, mix(face.bandColour, '#ffffff', 0.55)],
          ]),
          { r: 9 },
        )
      );
    })
    .join('');
  const markup =
    path(
      wallPath(4, w - 8, 86, h - ry, ry),
      canvas.linear(0, 0, 0, 1, [
        [0, '#e8923a'],
        [1, '#c96f1d'],
      ]),
    ) +
    group(rect(label, '#ffffff') + print(canvas, face, label, side), {
      clip: canvas.clip(path(wallPath(4, w - 8, label.y, label.y + label.h - ry, ry), '#fff')),
    }) +
    path(wallPath(4, w - 8, 86, h - ry, ry), roundLight(canvas, 0.9)) +
    path(wallPath(0, w, ry, 84, ry), '#f2f4f6') +
    line(
      Array.from(
        { length: 17 },
        (_, index) =>
          d`M${(w * (index + 1)) / 18} ${38 + 16 * Math.sin((Math.PI * (index + 1)) / 18)}V${72 + 18 * Math.sin((Math.PI * (index + 1)) / 18)}`,
      ).join(''),
      '#9aa5b3',
      2,
      0.5,
    ) +
    path(wallPath(0, w, ry, 84, ry), roundLight(canvas, 0.65)) +
    ellipse(
      w / 2,
      ry,
      w / 2,
      ry,
      canvas.linear(0, 0, 1, 1, [
        [0, '#ffffff'],
        [1, '#d5dbe2'],
      ]),
    ) +
    tablets;
  return { markup, width: w + 110, height: h, depth: 0.14 };
};
