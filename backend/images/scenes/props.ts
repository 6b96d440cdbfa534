import { darken, lighten } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { drawMark, sealPath } from '../kit/marks.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';

const navy = '#16264a';
const coral = '#e8604c';
const sun = '#ffc94a';
const teal = '#1f8a84';

const cardBody = (canvas: Canvas, from: string, to: string): string =>
  rect({ x: 14, y: 22, w: 470, h: 296 }, navy, { r: 30, opacity: 0.14 }) +
  rect(
    { x: 0, y: 0, w: 470, h: 296 },
    canvas.linear(0, 0, 1, 1, [
      [0, from],
      [1, to],
    ]),
    { r: 30 },
  ) +
  path('M0 30Q0 0 30 0H300L120 296H30Q0 296 0 266Z', '#ffffff', { opacity: 0.1 });

/** A membership card with its mark and a row of paws. */
export const rewardCard = (canvas: Canvas, x: number, y: number, rotate: number): string =>
  group(
    cardBody(canvas, '#22386b', navy) +
      drawMark('paw', 330, 40, 106, sun) +
      canvas.type.line('Rewards', { x: 40, y: 116, size: 62, weight: 900, fill: '#ffffff' }) +
      rect({ x: 42, y: 146, w: 150, h: 14 }, sun, { r: 7 }) +
      [0, 1, 2, 3, 4].map((index) => drawMark('paw', 40 + index * 58, 218, 42, index < 3 ? sun : '#4a5f92')).join(''),
    { x, y, rotate },
  );

/** A payment card with a chip. */
export const bankCard = (canvas: Canvas, x: number, y: number, rotate: number): string =>
  group(
    cardBody(canvas, lighten(teal, 0.25), darken(teal, 0.35)) +
      rect(
        { x: 40, y: 104, w: 76, h: 56 },
        canvas.linear(0, 0, 1, 1, [
          [0, '#fff1c2'],
          [1, '#d9a63a'],
        ]),
        { r: 10 },
      ) +
      line('M40 132H116M66 104V160M92 104V160', '#a97c1e', 2.4, 0.7) +
      drawMark('paw', 366, 36, 66, '#ffffff') +
      [0, 1, 2, 3]
        .map((set) =>
          [0, 1, 2, 3]
            .map((dot) => ellipse(46 + set * 104 + dot * 20, 206, 6, 6, '#ffffff', { opacity: set === 3 ? 1 : 0.75 }))
            .join(''),
        )
        .join('') +
      rect({ x: 40, y: 240, w: 150, h: 14 }, '#ffffff', { r: 7, opacity: 0.55 }),
    { x, y, rotate },
  );

/** Gold sparks around a banner's round. */
export const sparkles = (canvas: Canvas, colour: string): string =>
  [
    [760, 210, 34],
    [860, 130, 20],
    [1500, 150, 40],
    [1420, 90, 20],
    [690, 700, 22],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      path(
        d`M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y}Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r}Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y}Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z`,
        canvas.linear(0, 0, 1, 1, [
          [0, lighten(colour, 0.4)],
          [1, darken(colour, 0.05)],
        ]),
      ),
    )
    .join('');

/** Two arrows chasing each other round: again and again. */
export const turningArrows = (canvas: Canvas, cx: number, cy: number, r: number): string => {
  const fill = canvas.linear(0, 0, 1, 1, [
    [0, lighten(teal, 0.2)],
    [1, teal],
  ]);
  const half = d`M${-r} 10A${r} ${r} 0 0 1 ${r * 0.78} ${-r * 0.62}`;
  const head = d`M${r * 0.5} ${-r * 0.72}L${r * 0.98} ${-r * 0.86}L${r * 0.92} ${-r * 0.34}Z`;
  const one =
    path(half, 'none', { stroke: teal, strokeWidth: 26 }) + path(head, fill, { stroke: teal, strokeWidth: 8 });
  return group(one, { x: cx, y: cy }) + group(one, { x: cx, y: cy, rotate: 180 });
};

/** A swing tag with a percent sign. */
export const priceTag = (canvas: Canvas, x: number, y: number, rotate: number): string =>
  group(
    path(sealPath(104, 116, 118), navy, { opacity: 0.14 }) +
      path(
        sealPath(96, 104, 118),
        canvas.linear(0, 0, 1, 1, [
          [0, lighten(sun, 0.3)],
          [1, sun],
        ]),
      ) +
      canvas.type.line('%', { x: 96, y: 156, size: 150, weight: 900, fill: coral, anchor: 'middle' }),
    { x, y, rotate },
  );

/** The shop's front: awning, window, door, sign. */
export const shopFront = (canvas: Canvas, x: number, y: number): string => {
  const stripes = Array.from({ length: 10 }, (_, index) =>
    path(
      d`M${index * 56} 120H${index * 56 + 56}V186A28 28 0 0 1 ${index * 56} 186Z`,
      index % 2 === 0 ? coral : '#fff6ea',
    ),
  ).join('');
  return group(
    rect(
      { x: 20, y: 60, w: 520, h: 488 },
      canvas.linear(0, 0, 1, 0.3, [
        [0, '#fffaf2'],
        [1, '#eadfcd'],
      ]),
      { r: 10 },
    ) +
      rect(
        { x: 0, y: 20, w: 560, h: 104 },
        canvas.linear(0, 0, 0, 1, [
          [0, '#22386b'],
          [1, navy],
        ]),
        { r: 16 },
      ) +
      drawMark('paw', 250, 40, 62, sun) +
      rect(
        { x: 54, y: 220, w: 290, h: 230 },
        canvas.linear(0, 0, 1, 1, [
          [0, '#dff4f6'],
          [1, '#9fd3da'],
        ]),
        { r: 12, stroke: '#ffffff', strokeWidth: 12 },
      ) +
      path('M60 330L170 226H220L60 400Z', '#ffffff', { opacity: 0.5 }) +
      rect(
        { x: 392, y: 230, w: 118, h: 318 },
        canvas.linear(0, 0, 1, 1, [
          [0, lighten(teal, 0.15)],
          [1, darken(teal, 0.25)],
        ]),
        { r: 12 },
      ) +
      rect({ x: 410, y: 252, w: 82, h: 150 }, '#cdeaec', { r: 8 }) +
      ellipse(488, 440, 9, 9, sun) +
      rect({ x: 54, y: 462, w: 290, h: 86 }, '#d8c8ac', { r: 8 }) +
      stripes +
      rect({ x: 0, y: 118, w: 560, h: 16 }, navy, { opacity: 0.16 }),
    { x, y },
  );
};

/** A signpost whose arms point both ways. */
export const signpost = (canvas: Canvas, x: number, y: number): string =>
  group(
    ellipse(20, 482, 90, 14, navy, { opacity: 0.14 }) +
      rect(
        { x: 2, y: 0, w: 34, h: 484 },
        canvas.linear(0, 0, 1, 0, [
          [0, '#b98652'],
          [0.4, '#d9ab76'],
          [1, '#8d5f34'],
        ]),
        { r: 8 },
      ) +
      group(
        path(
          'M-120 0H120L166 46L120 92H-120Z',
          canvas.linear(0, 0, 0, 1, [
            [0, lighten(coral, 0.16)],
            [1, coral],
          ]),
        ) + canvas.type.line('404', { x: 6, y: 68, size: 62, weight: 900, fill: '#ffffff', anchor: 'middle' }),
        { x: 20, y: 40, rotate: -4 },
      ) +
      group(
        path(
          'M120 0H-110L-150 38L-110 76H120Z',
          canvas.linear(0, 0, 0, 1, [
            [0, lighten(teal, 0.2)],
            [1, teal],
          ]),
        ) + drawMark('bone', -30, 12, 52, '#ffffff'),
        { x: 14, y: 164, rotate: 5 },
      ),
    { x, y },
  );
