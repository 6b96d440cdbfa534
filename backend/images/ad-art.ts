import type { AdSubject } from './kit/art-subject.ts';
import { animalFor, portrait, standing } from './kit/animals.ts';
import { brandStyleOf } from './kit/brand-style.ts';
import { darken, lighten, mix } from './kit/colour.ts';
import type { Canvas } from './kit/canvas.ts';
import { backdrop, contactShadow, tintOf } from './kit/ground.ts';
import type { Tint } from './kit/ground.ts';
import { drawMark } from './kit/marks.ts';
import { d, ellipse, group, path, rect } from './kit/svg.ts';
import type { Box } from './kit/svg.ts';
import { wordmark } from './label/wordmark.ts';
import { packOf, stand } from './shapes/pack-art.ts';
import { plateOf } from './scenes/brand-art.ts';

/** Formats of a campaign's pictures, at twice the CSS size. */
export const adFormats = {
  desktop: { width: 1456, height: 180 },
  mobile: { width: 640, height: 200 },
  hero: { width: 1280, height: 720 },
} as const;
export type AdFormat = keyof typeof adFormats;

const ink = '#14213d';

/** The brand's plate with a slanted edge towards the picture. */
const brandPlate = (canvas: Canvas, { product }: AdSubject, outline: string, box: Box): string => {
  const style = brandStyleOf(product.brandSlug);
  const plate = plateOf(style);
  return (
    path(outline, darken(plate.ground, 0.4), { opacity: 0.18, transform: 'translate(7 0)' }) +
    path(
      outline,
      canvas.linear(0, 0, 1, 1, [
        [0, lighten(plate.ground, 0.1)],
        [1, plate.ground],
      ]),
    ) +
    group(
      `<g opacity=".1">${drawMark(style.mark, box.x + box.w * 0.5, box.y - box.h * 0.7, box.h * 2.4, plate.faint)}</g>`,
      { clip: canvas.clip(path(outline, '#fff')) },
    ) +
    wordmark(canvas, { brand: product.brandName, style }, box, plate.ink)
  );
};

const pill = (canvas: Canvas, text: string, box: Box, size: number): string =>
  rect(box, ink, { r: box.h / 2 }) +
  canvas.type.line(text, {
    x: box.x + box.w / 2,
    y: box.y + box.h / 2 + size * 0.35,
    size,
    weight: 700,
    fill: '#ffffff',
    anchor: 'middle',
  });

/** A wall with a gradient: light behind the text, the department's tone behind the product. */
const wall = (canvas: Canvas, { width, height }: { width: number; height: number }, tint: Tint): string =>
  rect(
    { x: 0, y: 0, w: width, h: height },
    canvas.linear(0, 0, 1, 0.1, [
      [0, mix(tint.wall, '#ffffff', 0.55)],
      [0.5, tint.wall],
      [1, mix(tint.floor, tint.tone, 0.35)],
    ]),
  );

const disc = (canvas: Canvas, cx: number, cy: number, r: number, colour: string): string =>
  ellipse(
    cx,
    cy,
    r,
    r,
    canvas.linear(0, 0, 1, 1, [
      [0, lighten(colour, 0.4)],
      [1, colour],
    ]),
  );

const desktop = (canvas: Canvas, subject: AdSubject): string => {
  const { product, headline, message } = subject;
  const tint = tintOf(product.department);
  const { width, height } = adFormats.desktop;
  const pack = packOf(canvas, product);
  const head = canvas.type.fitted(headline, {
    x: 400,
    y: 92,
    width: 470,
    size: 47,
    minSize: 30,
    weight: 800,
    fill: ink,
  });
  const below = canvas.type.fitted(message, {
    x: 402,
    y: 136,
    width: 460,
    size: 28,
    minSize: 22,
    weight: 600,
    fill: mix(tint.strong, ink, 0.45),
  });
  return (
    wall(canvas, adFormats.desktop, tint) +
    disc(canvas, 1060, 120, 172, tint.tone) +
    path(d`M860 180Q1060 140 1260 156T1456 150V180Z`, mix(tint.floor, '#ffffff', 0.25)) +
    portrait(canvas, animalFor(product), 1128, 104, 82, true) +
    stand(canvas, pack, 982, 166, { w: 190, h: 150 }, tint) +
    brandPlate(canvas, subject, d`M0 0H358L318 ${height}H0Z`, { x: 40, y: 50, w: 240, h: 80 }) +
    head.markup +
    below.markup +
    pill(canvas, 'Shop now', { x: width - 226, y: 58, w: 186, h: 64 }, 28)
  );
};

const mobile = (canvas: Canvas, subject: AdSubject): string => {
  const { product, headline, message } = subject;
  const tint = tintOf(product.department);
  const pack = packOf(canvas, product);
  const head = canvas.type.block(headline, {
    x: 30,
    y: 84,
    width: 330,
    size: 37,
    minSize: 28,
    maxLines: 2,
    leading: 1.12,
    weight: 800,
    fill: ink,
  });
  const below = canvas.type.fitted(message, {
    x: 31,
    y: 84 + head.height + 37,
    width: 330,
    size: 26,
    minSize: 22,
    weight: 600,
    fill: mix(tint.strong, ink, 0.45),
  });
  return (
    wall(canvas, adFormats.mobile, tint) +
    disc(canvas, 500, 112, 124, tint.tone) +
    path(d`M330 200Q470 164 640 176V200Z`, mix(tint.floor, '#ffffff', 0.25)) +
    stand(canvas, pack, 500, 188, { w: 210, h: 172 }, tint) +
    brandPlate(canvas, subject, d`M0 0H318L296 66H0Z`, { x: 30, y: 13, w: 232, h: 40 }) +
    head.markup +
    below.markup
  );
};

const hero = (canvas: Canvas, subject: AdSubject): string => {
  const { product } = subject;
  const tint = tintOf(product.department);
  const style = brandStyleOf(product.brandSlug);
  const { width, height } = adFormats.hero;
  const swims = product.department === 'fish';
  const pack = packOf(canvas, product);
  return (
    backdrop(canvas, width, height, tint) +
    disc(canvas, 860, 330, 310, tint.tone) +
    path(
      d`M120 640V360A190 190 0 0 1 500 360V640Z`,
      canvas.linear(0, 0, 1, 1, [
        [0, mix(style.main, '#ffffff', 0.72)],
        [1, mix(style.main, tint.tone, 0.6)],
      ]),
    ) +
    path(d`M0 620Q400 580 760 600T1280 584V720H0Z`, mix(tint.floor, '#ffffff', 0.2)) +
    (swims ? '' : contactShadow(canvas, 330, 634, 300, tint)) +
    standing(canvas, animalFor(product), 330, swims ? 560 : 640, swims ? 380 : 460, true) +
    stand(canvas, pack, 840, 652, { w: 560, h: 520 }, tint) +
    brandPlate(canvas, subject, d`M0 0H420L384 132H0Z`, { x: 44, y: 30, w: 300, h: 72 })
  );
};

const drawings: Readonly<Record<AdFormat, (canvas: Canvas, subject: AdSubject) => string>> = { desktop, mobile, hero };

/** Draws a campaign's picture: a product of it, its brand and, on banners, its headline. */
export const drawAd = (canvas: Canvas, subject: AdSubject, form: AdFormat): string =>
  canvas.finish(adFormats[form].width, adFormats[form].height, drawings[form](canvas, subject));

/** A picture's file name as campaign and form: `merrick-dry-dog-food-desktop`. */
export const splitAdName = (name: string): { readonly slug: string; readonly form: AdFormat } | undefined => {
  const match = /^(.+)-(desktop|mobile|hero)$/.exec(name);
  return match === null ? undefined : { slug: match[1] ?? '', form: match[2] as AdFormat };
};
