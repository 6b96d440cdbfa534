import type { BrandMark } from './brand-style.ts';
import { ellipse, group, path } from './svg.ts';

/** The brand marks, drawn in a 24 unit square. */
const drawings: Record<BrandMark, (fill: string) => string> = {
  paw: (fill) =>
    path(
      'M12 11.5c3.4 0 6.6 3.6 6.6 6.6 0 2.4-1.7 3.4-3.6 3.1-1.2-.2-1.9-.6-3-.6s-1.8.4-3 .6c-1.9.3-3.6-.7-3.6-3.1 0-3 3.2-6.6 6.6-6.6Z',
      fill,
    ) +
    ellipse(4.6, 10.6, 2.1, 2.9, fill) +
    ellipse(9, 6, 2.2, 3.1, fill) +
    ellipse(15, 6, 2.2, 3.1, fill) +
    ellipse(19.4, 10.6, 2.1, 2.9, fill),
  leaf: (fill) =>
    path('M3 21C2 9 9 3 21.5 2.5 22 15 15 21.5 6.5 18.8 9 13.5 12.5 10.5 16 8.5 10.5 10.3 6.2 14.5 4.6 21Z', fill),
  crown: (fill) => path('M3 19.5 1.5 7l6 4.5L12 3.5l4.5 8 6-4.5L21 19.5Z', fill),
  sun: (fill) =>
    ellipse(12, 12, 5.2, 5.2, fill) +
    Array.from(
      { length: 8 },
      (_, ray) =>
        `<rect x="10.9" y="1" width="2.2" height="4.2" rx="1.1" fill="${fill}" transform="rotate(${ray * 45} 12 12)"/>`,
    ).join(''),
  heart: (fill) =>
    path(
      'M12 21.5C5 16 1.5 12.5 1.5 8.3 1.5 5 4 2.8 6.8 2.8c2.2 0 4 1.1 5.2 3.2 1.2-2.1 3-3.2 5.2-3.2 2.8 0 5.3 2.2 5.3 5.5 0 4.2-3.5 7.7-10.5 13.2Z',
      fill,
    ),
  shield: (fill) => path('M12 1.5 21.5 4.5V11c0 5.8-3.7 9.7-9.5 11.8C6.2 20.7 2.5 16.8 2.5 11V4.5Z', fill),
  bone: (fill) =>
    path(
      'M5.3 6.8a3.3 3.3 0 0 1 5-1.2q1 .9.7 2.3l5.1 5.1q1.4-.3 2.3.7a3.3 3.3 0 0 1-1.2 5 3.3 3.3 0 0 1-5 1.2q-1-.9-.7-2.3L6.4 12.5q-1.4.3-2.3-.7a3.3 3.3 0 0 1 1.2-5Z',
      fill,
    ),
  wave: (fill) =>
    path(
      'M1.5 10C6 3 10 3 13 7.5S19 12 22.5 7v6c-4 5-7.5 4.5-10.5 0S5.5 8.5 1.5 16ZM1.5 19c3.5-4.5 7-4.5 10-1s7 3.5 11-1v3.5H1.5Z',
      fill,
    ),
  star: (fill) => path('M12 1.5 15.2 8.4l7.5.9-5.5 5.2 1.4 7.5L12 18.3 5.4 22l1.4-7.5L1.3 9.3l7.5-.9Z', fill),
  peaks: (fill) =>
    path('M1 20.5 8.5 6l4 7 2.5-4 8 11.5ZM8.5 3.5a0 0 0 0 1 0 0Z', fill) + ellipse(17.5, 5.5, 2.6, 2.6, fill),
  drop: (fill) => path('M12 1.5c4.5 6 7.5 9.5 7.5 13.3a7.5 7.5 0 0 1-15 0C4.5 11 7.5 7.5 12 1.5Z', fill),
  ring: (fill) => path('M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z', fill),
};

/** A brand's mark in a square of `size`, its top left corner at x, y. */
export const drawMark = (mark: BrandMark, x: number, y: number, size: number, fill: string): string =>
  group(drawings[mark](fill), { x, y, scale: size / 24 });
