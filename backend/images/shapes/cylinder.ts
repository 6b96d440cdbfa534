import { darken, lighten, mix } from '../kit/colour.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { print } from '../label/front.ts';
import { clipTo, roundLight, shade, wallPath } from './pack.ts';
import type { DrawShape, ShapeInput, Pack } from './pack.ts';

const steel = (input: ShapeInput): string =>
  input.canvas.linear(0, 0, 1, 0, [
    [0, '#7d8794'],
    [0.12, '#c5ccd4'],
    [0.25, '#ffffff'],
    [0.42, '#b9c1cb'],
    [0.7, '#dfe4e9'],
    [0.88, '#8e98a5'],
    [1, '#6b7480'],
  ]);

const printedWall = (input: ShapeInput, w: number, top: number, bottom: number, ry: number): string =>
  group(
    rect({ x: 0, y: top, w, h: bottom - top + ry }, input.face.style.main) +
      print(input.canvas, input.face, { x: 0, y: top + ry, w, h: bottom - top }, input.side, ry) +
      rect({ x: 0, y: top, w, h: bottom - top + ry }, roundLight(input.canvas)) +
      path(d`M0 ${top}A${w / 2} ${ry} 0 0 0 ${w} ${top}V${top + 12}A${w / 2} ${ry} 0 0 1 0 ${top + 12}Z`, shade, {
        opacity: 0.16,
      }),
    { clip: clipTo(input.canvas, wallPath(0, w, top, bottom, ry)) },
  );

/** A food can with a ring-pull lid: tall for dogs, flat for cats. */
export const drawCan: DrawShape = (input): Pack => {
  const { canvas } = input;
  const ounces = Number(
    /(\d{1,6}(?:\.\d{1,4})?)\s?oz/i.exec(input.subject.size ?? '')?.[1] ??
      (input.subject.department === 'cat' ? '5.5' : '13'),
  );
  const flat = ounces <= 8;
  const w = flat ? 374 : 290;
  const h = flat ? 220 + ounces * 6 : 420;
  const ry = w * (flat ? 0.075 : 0.085);
  const metal = steel(input);
  const lidY = ry + 4;
  const markup =
    path(wallPath(2, w - 4, ry + 8, h - ry, ry), metal) +
    printedWall(input, w, ry + 20, h - ry - 13, ry) +
    path(d`M0 ${ry}V${ry + 12}A${w / 2} ${ry} 0 0 0 ${w} ${ry + 12}V${ry}Z`, metal) +
    ellipse(w / 2, ry, w / 2, ry, metal) +
    ellipse(w / 2, ry, w / 2 - 7, ry - 4, '#8b95a1') +
    ellipse(
      w / 2,
      lidY,
      w / 2 - 12,
      ry - 6,
      canvas.linear(0, 0, 1, 1, [
        [0, '#ffffff'],
        [0.45, '#c8d0d8'],
        [1, '#8e99a6'],
      ]),
    ) +
    ellipse(w / 2, lidY + 1, w / 2 - 38, ry - 13, 'none', { stroke: '#7c8793', strokeWidth: 1.4, opacity: 0.55 }) +
    ellipse(w * 0.5, lidY + ry * 0.34, w * 0.085, ry * 0.3, 'none', { stroke: '#6d7783', strokeWidth: 5 }) +
    ellipse(w * 0.5, lidY + ry * 0.3, w * 0.085, ry * 0.3, 'none', { stroke: '#f4f6f8', strokeWidth: 3.6 }) +
    ellipse(w * 0.5, lidY - ry * 0.08, 9, 5, '#aab3bd');
  return { markup, width: w, height: h, depth: 0.24 };
};

/** A wide tub or jar with a screw lid. */
export const drawJar: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 318;
  const h = 372;
  const ry = w * 0.085;
  const lid = face.style.accent;
  const lidH = 66;
  const body = mix(face.style.main, '#ffffff', 0.06);
  const grooves = Array.from({ length: 15 }, (_, index) => {
    const x = (w / 2) * (1 - Math.cos((Math.PI * (index + 1)) / 16));
    const dip = ry * Math.sin((Math.PI * (index + 1)) / 16);
    return d`M${x} ${ry + dip + 6}V${lidH + dip - 8}`;
  }).join('');
  const markup =
    path(wallPath(6, w - 12, lidH, h - ry, ry), body) +
    path(wallPath(6, w - 12, lidH, h - ry, ry), roundLight(canvas)) +
    group(printedWall({ ...input }, w - 12, lidH + 8, h - ry - 8, ry), { x: 6, y: 0 }) +
    path(
      d`M6 ${lidH + 2}A${w / 2 - 6} ${ry} 0 0 0 ${w - 6} ${lidH + 2}V${lidH + 22}A${w / 2 - 6} ${ry} 0 0 1 6 ${lidH + 22}Z`,
      shade,
      { opacity: 0.22 },
    ) +
    path(wallPath(0, w, ry, lidH, ry), lid) +
    line(grooves, darken(lid, 0.45), 2, 0.3) +
    path(wallPath(0, w, ry, lidH, ry), roundLight(canvas, 0.9)) +
    ellipse(
      w / 2,
      ry,
      w / 2,
      ry,
      canvas.linear(0, 0, 1, 1, [
        [0, lighten(lid, 0.55)],
        [0.5, lighten(lid, 0.12)],
        [1, darken(lid, 0.12)],
      ]),
    ) +
    ellipse(w / 2, ry + 1, w / 2 - 16, ry - 6, 'none', { stroke: '#ffffff', strokeWidth: 1.6, opacity: 0.4 });
  return { markup, width: w, height: h, depth: 0.22 };
};

/** A bucket of litter with a lid and a handle. */
export const drawPail: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 330;
  const h = 384;
  const body = lighten(face.style.main, 0.04);
  const shape = d`M6 66H${w - 6}L${w - 22} ${h - 14}Q${w - 24} ${h} ${w - 44} ${h}H44Q24 ${h} 22 ${h - 14}Z`;
  const label = { x: 26, y: 96, w: w - 52, h: h - 134 };
  const lid = face.style.accent;
  const markup =
    path(d`M30 60C40 -34 ${w - 40} -34 ${w - 30} 60`, 'none', { stroke: '#5d6673', strokeWidth: 7 }) +
    path(d`M30 60C40 -34 ${w - 40} -34 ${w - 30} 60`, 'none', { stroke: '#c9d0d8', strokeWidth: 3 }) +
    rect({ x: w / 2 - 44, y: -18, w: 88, h: 18 }, darken(lid, 0.15), { r: 9 }) +
    path(shape, body) +
    group(print(canvas, face, label, input.side), { clip: canvas.clip(rect(label, '#fff', { r: 10 })) }) +
    path(shape, roundLight(canvas, 0.85)) +
    rect({ x: -4, y: 46, w: w + 8, h: 34 }, lid, { r: 8 }) +
    rect({ x: -4, y: 46, w: w + 8, h: 34 }, roundLight(canvas, 0.8), { r: 8 }) +
    rect({ x: 6, y: 80, w: w - 12, h: 14 }, shade, { opacity: 0.2 });
  return { markup: group(markup, { x: 4, y: 18 }), width: w + 8, height: h + 18, depth: 0.2 };
};
