import { darken, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { drawMark } from '../kit/marks.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { shade } from './pack.ts';
import type { DrawShape, Pack, ShapeInput } from './pack.ts';

const chrome = (canvas: Canvas): string =>
  canvas.linear(0, 0, 1, 1, [
    [0, '#ffffff'],
    [0.4, '#aab4c0'],
    [0.6, '#eef1f4'],
    [1, '#6d7785'],
  ]);

/** Webbing: a thick line with a lit edge, a shaded edge and stitches. */
const webbing = (shape: string, colour: string, width: number): string =>
  line(shape, darken(colour, 0.42), width) +
  group(line(shape, colour, width * 0.86), { x: -1, y: -1.6 }) +
  group(line(shape, lighten(colour, 0.35), width * 0.16, 0.7), { x: -1, y: -width * 0.26 }) +
  `<path d="${shape}" fill="none" stroke="#fff" stroke-width="1.8" stroke-dasharray="7 6" opacity=".55" transform="translate(0 ${(width * 0.24).toFixed(1)})"/>`;

/** A leash, coiled, with its handle and snap hook. */
export const drawLeash: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 430;
  const h = 430;
  const colour = input.colour;
  const markup =
    webbing('M120 60C40 60 36 170 126 172C232 172 236 66 150 60', colour, 30) +
    webbing(
      'M136 66C250 110 400 150 392 254C384 352 250 386 160 352C70 316 78 216 176 204C280 194 344 262 306 322C280 360 236 372 216 402',
      colour,
      27,
    ) +
    group(
      rect({ x: -17, y: -20, w: 34, h: 26 }, darken(colour, 0.45), { r: 6 }) +
        path('M-9 6H9V26H-9Z', chrome(canvas)) +
        path('M0 22C-30 26 -32 78 0 82C26 80 30 52 18 40', 'none', { stroke: '#7d8794', strokeWidth: 12 }) +
        path('M0 22C-30 26 -32 78 0 82C26 80 30 52 18 40', 'none', { stroke: '#e9edf1', strokeWidth: 6 }),
      { x: 214, y: 372, rotate: 34 },
    ) +
    group(
      rect({ x: -40, y: -17, w: 80, h: 34 }, face.style.deep, { r: 7 }) +
        canvas.type.fitted(face.brand, {
          x: 0,
          y: 6,
          width: 68,
          size: 17,
          minSize: 7,
          weight: 800,
          fill: '#ffffff',
          anchor: 'middle',
        }).markup,
      { x: 366, y: 236, rotate: 74 },
    );
  return { markup, width: w, height: h + 28, depth: 0 };
};

/** A point on the lower edge of a collar; `share` goes from 0 (left) to 1 (right). */
const alongCollar = (share: number): [x: number, y: number] => {
  const t = share < 0.5 ? share * 2 : (1 - share) * 2;
  const back = 1 - t;
  const x = 12 * back ** 3 + 18 * back * back * t + 360 * back * t * t + 225 * t ** 3;
  const y = 134 * back ** 3 + 822 * back * back * t + 948 * back * t * t + 316 * t ** 3;
  return [share < 0.5 ? x : 450 - x, y];
};

/** The closed ring of a collar with its row of marks. */
const collarRing = ({ canvas, face, colour }: ShapeInput): string => {
  const ink = lighten(colour, 0.72);
  const marks = [0.2, 0.36, 0.43, 0.57, 0.64, 0.71, 0.8]
    .map((share) => {
      const [x, y] = alongCollar(share);
      return drawMark(face.style.mark, x - 12, y - 12, 24, ink);
    })
    .join('');
  const front = d`M12 110C6 250 120 292 225 292S444 250 438 110L438 158C444 296 330 340 225 340S6 296 12 158Z`;
  return (
    path(
      d`M12 112C8 40 110 8 225 8S442 40 438 112V158C442 92 340 62 225 62S8 92 12 158Z`,
      canvas.linear(0, 0, 1, 0, [
        [0, darken(colour, 0.3)],
        [0.5, darken(colour, 0.5)],
        [1, darken(colour, 0.62)],
      ]),
    ) +
    path(
      front,
      canvas.linear(0, 0, 1, 0, [
        [0, darken(colour, 0.22)],
        [0.14, lighten(colour, 0.34)],
        [0.3, colour],
        [0.75, colour],
        [1, darken(colour, 0.46)],
      ]),
    ) +
    path(
      front,
      canvas.linear(0, 0, 0, 1, [
        [0, '#ffffff', 0.12],
        [0.7, shade, 0],
        [1, shade, 0.3],
      ]),
    ) +
    marks
  );
};

const buckle = (canvas: Canvas): string =>
  group(
    rect(
      { x: -36, y: -34, w: 72, h: 68 },
      canvas.linear(0, 0, 0, 1, [
        [0, '#4a5462'],
        [1, '#151b24'],
      ]),
      { r: 12 },
    ) + rect({ x: -22, y: -18, w: 44, h: 36 }, '#2b333f', { r: 8, stroke: '#6a7686', strokeWidth: 2 }),
    { x: 106, y: 276, rotate: 22 },
  );

/** A ring with a round tag that carries the brand's mark. */
const collarTag = ({ canvas, face }: ShapeInput): string =>
  ellipse(236, 348, 17, 17, 'none', { stroke: '#8b95a2', strokeWidth: 6 }) +
  ellipse(
    240,
    396,
    40,
    40,
    canvas.linear(0, 0, 1, 1, [
      [0, lighten(face.style.accent, 0.6)],
      [0.5, face.style.accent],
      [1, darken(face.style.accent, 0.3)],
    ]),
  ) +
  drawMark(face.style.mark, 222, 378, 36, darken(face.style.accent, 0.5));

/** A buckled collar standing as a ring, with a tag. */
export const drawCollar: DrawShape = (input): Pack => {
  const markup = collarRing(input) + buckle(input.canvas) + collarTag(input);
  return { markup, width: 450, height: 438, depth: 0.08 };
};

/** A harness with chest plate and straps. */
export const drawHarness: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 420;
  const h = 430;
  const colour = input.colour;
  const plate = 'M118 150Q210 190 302 150Q330 250 268 336Q210 378 152 336Q90 250 118 150Z';
  const markup =
    webbing('M126 168C60 60 150 18 210 18S360 60 294 168', colour, 34) +
    webbing('M140 330C30 350 20 240 60 190M280 330C390 350 400 240 360 190', colour, 28) +
    path(
      plate,
      canvas.linear(0, 0, 1, 0.6, [
        [0, lighten(colour, 0.34)],
        [0.45, colour],
        [1, darken(colour, 0.42)],
      ]),
      { stroke: darken(colour, 0.45), strokeWidth: 5 },
    ) +
    path(plate, 'none', { stroke: lighten(colour, 0.5), strokeWidth: 2, transform: 'translate(21 25.5) scale(.9)' }) +
    rect({ x: 132, y: 226, w: 156, h: 22 }, '#e9eef2', { r: 4 }) +
    rect({ x: 132, y: 226, w: 156, h: 9 }, '#ffffff', { r: 4 }) +
    canvas.type.fitted(face.brand, {
      x: 210,
      y: 292,
      width: 130,
      size: 34,
      minSize: 10,
      weight: 900,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup +
    ellipse(210, 176, 20, 16, 'none', { stroke: '#7d8794', strokeWidth: 9 }) +
    ellipse(209, 174, 20, 16, 'none', { stroke: '#eef1f4', strokeWidth: 4 });
  return { markup, width: w, height: h, depth: 0 };
};

/** The knitted body of a coat: stripes, a row of diamonds, a ribbed hem, and the light over them. */
const knittedBody = (canvas: Canvas, colour: string, second: string): string => {
  const body = d`M132 44Q214 84 296 44L372 78Q420 108 428 190L366 214L350 176L356 372Q214 424 72 372L78 176L62 214L2 190Q10 108 58 78Z`;
  const clip = canvas.clip(path(body, '#fff'));
  const rows = [196, 226, 256]
    .map(
      (y, row) =>
        `<path d="M76 ${y}H352" stroke="${row === 1 ? second : '#ffffff'}" stroke-width="${row === 1 ? 26 : 8}" fill="none" opacity=".9"/>`,
    )
    .join('');
  const diamonds = Array.from({ length: 8 }, (_, index) => d`M${88 + index * 34} 226l11 -9l11 9l-11 9Z`).join('');
  return group(
    path(body, colour) +
      rows +
      path(diamonds, '#ffffff') +
      path(d`M60 352Q214 404 368 352V430H60Z`, darken(colour, 0.12)) +
      path(d`M0 176L64 202V222L0 204ZM430 176L364 202V222L430 204Z`, darken(colour, 0.2)) +
      line(
        Array.from({ length: 18 }, (_, index) => d`M${78 + index * 16.4} 362v50`).join(''),
        darken(colour, 0.5),
        2.4,
        0.25,
      ) +
      path(
        body,
        canvas.linear(0, 0, 1, 0.2, [
          [0, shade, 0.18],
          [0.2, '#ffffff', 0.26],
          [0.45, '#ffffff', 0],
          [0.75, shade, 0.06],
          [1, shade, 0.36],
        ]),
      ) +
      line('M96 190C92 240 96 300 104 340M334 190C340 240 334 300 326 340', shade, 7, 0.12),
    { clip },
  );
};

const ribbedCollar = (canvas: Canvas, colour: string, second: string): string =>
  path(
    'M132 44Q214 84 296 44L284 16Q214 40 146 16Z',
    canvas.linear(0, 0, 1, 0, [
      [0, lighten(second, 0.25)],
      [0.5, second],
      [1, darken(second, 0.3)],
    ]),
  ) + path('M146 16Q214 40 284 16Q214 -8 146 16Z', darken(colour, 0.6));

/** A knitted coat with ribbed collar and hem. */
export const drawApparel: DrawShape = (input): Pack => {
  const { canvas, face, colour } = input;
  const second = mix(face.style.accent, '#ffffff', 0.15);
  const markup =
    knittedBody(canvas, colour, second) +
    ribbedCollar(canvas, colour, second) +
    rect({ x: 184, y: 300, w: 62, h: 34 }, '#ffffff', { r: 5 }) +
    canvas.type.fitted(face.brand, {
      x: 215,
      y: 322,
      width: 54,
      size: 14,
      minSize: 6,
      weight: 800,
      fill: '#1c2740',
      anchor: 'middle',
    }).markup;
  return { markup, width: 430, height: 420, depth: 0 };
};
