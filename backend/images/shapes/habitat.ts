import { darken, lighten, mix } from '../kit/colour.ts';
import { d, ellipse, line, path, rect } from '../kit/svg.ts';
import { solid } from './pack.ts';
import type { DrawShape, Pack } from './pack.ts';

/** A wooden perch or swing for birds, hung by two ropes. */
export const drawPerch: DrawShape = (input): Pack => {
  const { canvas } = input;
  const w = 420;
  const h = 400;
  const wood = '#c99555';
  const bead = (x: number, y: number, r: number, colour: string): string =>
    ellipse(
      x,
      y,
      r,
      r,
      canvas.radial(0.34, 0.28, 0.78, [
        [0, lighten(colour, 0.6)],
        [0.4, colour],
        [1, darken(colour, 0.42)],
      ]),
    );
  const side = (x: number): string =>
    line(d`M${w / 2} 24L${x} ${h - 60}`, '#b89a6b', 8) +
    line(d`M${w / 2} 24L${x} ${h - 60}`, '#e8d5ae', 2.6) +
    bead(w / 2 + (x - w / 2) * 0.45, 24 + (h - 84) * 0.45, 20, input.colour) +
    bead(w / 2 + (x - w / 2) * 0.58, 24 + (h - 84) * 0.58, 16, input.face.style.accent) +
    bead(w / 2 + (x - w / 2) * 0.69, 24 + (h - 84) * 0.69, 20, input.face.style.main);
  const bar = { x: 24, y: h - 78, w: w - 48, h: 44 };
  const markup =
    path(d`M${w / 2} 0q-20 2 -20 18t20 18`, 'none', { stroke: '#8d97a4', strokeWidth: 8 }) +
    side(70) +
    side(w - 70) +
    rect(
      bar,
      canvas.linear(0, 0, 0, 1, [
        [0, lighten(wood, 0.45)],
        [0.4, wood],
        [1, darken(wood, 0.45)],
      ]),
      { r: 22 },
    ) +
    line(d`M60 ${h - 60}q60 8 120 0t120 2t60 -2M90 ${h - 48}q90 8 180 0`, darken(wood, 0.4), 2.4, 0.35) +
    bead(24, h - 56, 27, input.colour) +
    bead(w - 24, h - 56, 27, input.colour);
  return { markup, width: w, height: h, depth: 0 };
};

/** An exercise wheel on its stand. */
export const drawWheel: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 380;
  const h = 430;
  const colour = input.colour;
  const cx = w / 2;
  const cy = 196;
  const spokes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    return d`M${cx} ${cy}L${cx + Math.cos(angle) * 150} ${cy + Math.sin(angle) * 150}`;
  }).join('');
  const markup =
    path(
      d`M60 ${h - 10}L${cx - 20} ${cy}H${cx + 20}L${w - 60} ${h - 10}H${w - 96}L${cx} ${cy + 60}L96 ${h - 10}Z`,
      canvas.linear(0, 0, 1, 0, [
        [0, '#f4f6f8'],
        [1, '#9aa5b3'],
      ]),
    ) +
    ellipse(cx + 16, cy, 186, 190, darken(colour, 0.45)) +
    ellipse(cx, cy, 184, 188, solid(canvas, lighten(colour, 0.4), darken(colour, 0.2))) +
    ellipse(cx + 8, cy, 152, 156, darken(colour, 0.5)) +
    ellipse(cx + 12, cy, 150, 154, mix(colour, '#ffffff', 0.72)) +
    line(spokes, '#ffffff', 16) +
    line(spokes, darken(colour, 0.2), 4, 0.25) +
    ellipse(
      cx,
      cy,
      44,
      44,
      canvas.radial(0.34, 0.3, 0.8, [
        [0, lighten(colour, 0.55)],
        [0.5, colour],
        [1, darken(colour, 0.4)],
      ]),
    ) +
    path(d`M${cx - 168} ${cy - 40}A176 180 0 0 1 ${cx - 30} ${cy - 172}`, 'none', {
      stroke: '#ffffff',
      strokeWidth: 9,
      opacity: 0.55,
    }) +
    rect({ x: 40, y: h - 30, w: w - 80, h: 30 }, solid(canvas, '#ffffff', '#b9c2cc'), { r: 12 }) +
    canvas.type.fitted(face.brand, {
      x: cx,
      y: h - 9,
      width: 200,
      size: 20,
      minSize: 8,
      weight: 800,
      fill: '#2b3548',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.12 };
};

/** A wooden hideout with a round door and a bridge roof. */
export const drawTunnel: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 460;
  const h = 310;
  const wood = '#d2a063';
  const body = d`M30 ${h}V170C30 60 120 14 230 14S430 60 430 170V${h}Z`;
  const planks = Array.from(
    { length: 9 },
    (_, index) =>
      d`M${60 + index * 42} ${index === 0 || index === 8 ? 110 : index === 1 || index === 7 ? 56 : 24}V${h}`,
  ).join('');
  const markup =
    path(
      body,
      canvas.linear(0, 0, 1, 0.2, [
        [0, lighten(wood, 0.42)],
        [0.4, wood],
        [1, darken(wood, 0.42)],
      ]),
    ) +
    line(planks, darken(wood, 0.45), 3, 0.35) +
    path(
      d`M22 172C22 52 116 4 230 4S438 52 438 172L418 176C416 76 330 34 230 34S44 76 42 176Z`,
      canvas.linear(0, 0, 1, 0.3, [
        [0, lighten(input.colour, 0.35)],
        [0.5, input.colour],
        [1, darken(input.colour, 0.4)],
      ]),
    ) +
    path(d`M128 ${h}V206C128 150 166 116 208 116S288 150 288 206V${h}Z`, darken(wood, 0.72)) +
    path(d`M128 ${h}V206C128 150 166 116 208 116S288 150 288 206V${h}`, 'none', {
      stroke: lighten(wood, 0.35),
      strokeWidth: 13,
    }) +
    ellipse(362, 180, 34, 34, darken(wood, 0.66), { stroke: lighten(wood, 0.35), strokeWidth: 9 }) +
    rect({ x: 308, y: 246, w: 104, h: 34 }, face.style.deep, { r: 6 }) +
    canvas.type.fitted(face.brand, {
      x: 360,
      y: 269,
      width: 90,
      size: 17,
      minSize: 7,
      weight: 800,
      fill: '#ffffff',
      anchor: 'middle',
    }).markup;
  return { markup, width: w, height: h, depth: 0.12 };
};
