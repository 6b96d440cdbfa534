import type { BrandSubject } from '../kit/art-subject.ts';
import { brandStyleOf } from '../kit/brand-style.ts';
import type { BrandStyle } from '../kit/brand-style.ts';
import { inkOn, lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { drawMark } from '../kit/marks.ts';
import { rect } from '../kit/svg.ts';
import { wordmark } from '../label/wordmark.ts';

/** A plate in the brand's colours: background, foreground, and the pattern behind it. */
export const plateOf = (style: BrandStyle): { ground: string; ink: string; faint: string } => {
  const onPaper = style.layout === 'split' || style.layout === 'column' || style.layout === 'window';
  const ground = onPaper ? mix(style.paper, '#ffffff', 0.35) : style.layout === 'frame' ? style.deep : style.main;
  const ink = onPaper ? style.ink : style.layout === 'frame' ? inkOn(style.deep, style.ink) : style.onMain;
  return { ground, ink, faint: onPaper ? style.main : lighten(ground, 0.4) };
};

/** A brand's logo, 320 by 160, on a plate of its own colour or paper, as on its packs. */
export const drawBrand = (canvas: Canvas, brand: BrandSubject): string => {
  const style = brandStyleOf(brand.slug);
  const { ground, ink, faint } = plateOf(style);
  const plate = { x: 0, y: 0, w: 320, h: 160 };
  return canvas.finish(
    320,
    160,
    rect(plate, ground) +
      rect(
        plate,
        canvas.linear(0, 0, 1, 1, [
          [0, '#ffffff', 0.14],
          [0.6, '#ffffff', 0],
        ]),
      ) +
      `<g opacity=".1">${drawMark(style.mark, 206, 34, 150, faint)}</g>` +
      wordmark(
        canvas,
        { brand: canvas.type.clean(brand.name) === '' ? brand.slug : brand.name, style },
        { x: 34, y: 48, w: 252, h: 64 },
        ink,
      ),
  );
};
