import { animalFor, standing } from '../kit/animals.ts';
import { darken, hueOf, lighten, luminance, mix, retint } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { drawMark } from '../kit/marks.ts';
import { characterOf } from '../kit/toy-characters.ts';
import { d, ellipse, group, line, path, rect } from '../kit/svg.ts';
import { shade } from './pack.ts';
import type { DrawShape, ShapeInput, Pack } from './pack.ts';

/** The light of a ball: highlight up left, body, a darker edge low right with a little light back from the floor. */
const sphere = (canvas: Canvas, colour: string): string =>
  canvas.radial(0.34, 0.28, 0.78, [
    [0, lighten(colour, 0.62)],
    [0.22, lighten(colour, 0.26)],
    [0.55, colour],
    [0.85, darken(colour, 0.34)],
    [1, darken(colour, 0.46)],
  ]);

const brandPrint = (input: ShapeInput, cx: number, cy: number, width: number, fill: string, rotate = 0): string =>
  group(
    input.canvas.type.fitted(input.face.brand, {
      x: 0,
      y: width * 0.07,
      width,
      size: width * 0.22,
      minSize: width * 0.07,
      weight: 900,
      fill,
      anchor: 'middle',
    }).markup,
    { x: cx, y: cy, rotate },
  );

/** A rubber ball with two seams and the brand stamped on it. */
export const drawBall: DrawShape = (input): Pack => {
  const { canvas } = input;
  const r = 180;
  const body = input.colour;
  const second = input.face.style.accent;
  const clip = canvas.clip(ellipse(r, r, r, r, '#fff'));
  const seam = (shape: string): string => line(shape, second, 26, 1) + line(shape, darken(second, 0.35), 3, 0.35);
  const markup =
    group(
      ellipse(r, r, r, r, body) +
        seam(d`M${r * 0.1} ${r * 0.38}Q${r * 0.9} ${r * 0.72} ${r * 1.96} ${r * 0.5}`) +
        seam(d`M${r * 0.02} ${r * 1.42}Q${r} ${r * 1.78} ${r * 1.98} ${r * 1.36}`) +
        drawMark(input.face.style.mark, r * 0.86, r * 0.74, r * 0.28, lighten(body, 0.75)) +
        brandPrint(input, r, r * 1.28, r * 1.15, '#ffffff') +
        ellipse(
          r,
          r,
          r,
          r,
          canvas.radial(0.34, 0.28, 0.78, [
            [0, '#ffffff', 0.62],
            [0.25, '#ffffff', 0.22],
            [0.5, '#ffffff', 0],
            [0.55, shade, 0],
            [0.86, shade, 0.34],
            [1, shade, 0.5],
          ]),
        ),
      { clip },
    ) + ellipse(r * 0.62, r * 0.4, 34, 20, '#ffffff', { opacity: 0.55, transform: 'rotate(-32 111 72)' });
  return { markup, width: r * 2, height: r * 2, depth: 0.2 };
};

const strand = (x: number, y: number, turn: number, colour: string, dark: string): string =>
  group(
    ellipse(0, 0, 34, 17, dark) + ellipse(-2, -3, 31, 13, colour) + line('M-20 -6Q-4 -14 14 -9', '#ffffff', 3, 0.35),
    { x, y, rotate: turn },
  );

/** A knotted tug rope in two colours, lying in a shallow arc. */
export const drawRope: DrawShape = (input): Pack => {
  const { canvas } = input;
  const w = 470;
  const h = 236;
  const one = input.colour;
  const two = mix(input.face.style.accent, '#ffffff', 0.1);
  const three = '#f4efe4';
  const along = (share: number): [number, number, number] => {
    const x = 86 + share * (w - 172);
    const y = 128 - Math.sin(share * Math.PI) * 66;
    return [x, y, -Math.cos(share * Math.PI) * 36 - 38];
  };
  const strands = Array.from({ length: 15 }, (_, index) => {
    const [x, y, turn] = along(index / 14);
    const colour = [one, three, two][index % 3] ?? one;
    return strand(x, y, turn, colour, darken(colour, 0.28));
  }).join('');
  const tuft = (x: number, y: number, direction: number): string =>
    Array.from({ length: 9 }, (_, index) => {
      const spread = (index - 4) * 11;
      const colour = [one, three, two][index % 3] ?? one;
      return line(d`M${x} ${y}q${direction * 30} ${spread * 0.5 + 8} ${direction * 62} ${spread + 26}`, colour, 11);
    }).join('');
  const knot = (x: number, y: number): string =>
    ellipse(x, y, 46, 42, sphere(canvas, one)) +
    line(
      d`M${x - 34} ${y - 16}Q${x} ${y + 10} ${x + 30} ${y - 26}M${x - 38} ${y + 8}Q${x} ${y + 32} ${x + 38} ${y}`,
      three,
      11,
      0.95,
    ) +
    line(d`M${x - 20} ${y - 34}Q${x + 8} ${y - 14} ${x + 34} ${y + 22}`, two, 11, 0.95) +
    ellipse(
      x,
      y,
      46,
      42,
      canvas.radial(0.34, 0.28, 0.8, [
        [0, '#ffffff', 0.4],
        [0.5, '#ffffff', 0],
        [0.9, shade, 0.4],
        [1, shade, 0.5],
      ]),
    );
  return {
    markup: tuft(80, 158, -1) + tuft(w - 80, 158, 1) + strands + knot(84, 152) + knot(w - 84, 152),
    width: w,
    height: h,
    depth: 0.14,
  };
};

/** A soft toy: the character in its name, else an animal in dyed cloth; with the brand's tag. */
export const drawPlush: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 420;
  const h = 424;
  const character = characterOf(input.subject.name);
  const friend = animalFor(input.subject, 'plush');
  // Dyed cloth: the animal's shading in the toy's hue; eyes and nose stay dark.
  const recolour = (hex: string): string =>
    luminance(hex) < 0.03 ? hex : mix(retint(hex, hueOf(input.colour), 0.85, 1.05), input.colour, 0.2);
  const toy =
    character === undefined
      ? standing(canvas, { ...friend, recolour }, w / 2, h, 430)
      : canvas.icon(character, { x: 0, y: h - 416, size: 420, lit: true });
  const markup =
    toy +
    line(d`M${w * 0.66} ${h * 0.71}q20 14 36 8`, '#f7f2e8', 7) +
    group(
      rect(
        { x: -44, y: -4, w: 88, h: 60 },
        canvas.linear(0, 0, 1, 1, [
          [0, lighten(face.style.main, 0.1)],
          [1, face.style.deep],
        ]),
        { r: 8, stroke: '#ffffff', strokeWidth: 4 },
      ) +
        canvas.type.fitted(face.brand, {
          x: 0,
          y: 33,
          width: 76,
          size: 19,
          minSize: 6,
          weight: 800,
          fill: face.style.onMain,
          anchor: 'middle',
        }).markup,
      { x: w * 0.79, y: h * 0.72, rotate: 9 },
    );
  return { markup, width: w, height: h, depth: 0.16 };
};

/** A chew bone of rubber or nylon with raised nubs. */
export const drawBone: DrawShape = (input): Pack => {
  const { canvas } = input;
  const w = 470;
  const h = 212;
  const colour = input.colour;
  const shape = d`M96 62C70 -14 -2 6 14 68C-14 92 -10 140 16 148C6 206 78 224 98 152C180 136 290 136 372 152C392 224 464 206 454 148C480 140 484 92 456 68C472 6 400 -14 374 62C292 80 178 80 96 62Z`;
  const nubs = Array.from({ length: 9 }, (_, index) => {
    const x = 150 + index * 22;
    return (
      ellipse(x, index % 2 === 0 ? 92 : 122, 7, 6, lighten(colour, 0.35)) +
      ellipse(x + 1.5, (index % 2 === 0 ? 92 : 122) + 3, 7, 4, darken(colour, 0.3), { opacity: 0.5 })
    );
  }).join('');
  const markup =
    path(
      shape,
      canvas.linear(0, 0, 0.1, 1, [
        [0, lighten(colour, 0.45)],
        [0.35, lighten(colour, 0.06)],
        [0.6, colour],
        [1, darken(colour, 0.42)],
      ]),
    ) +
    (input.face.brand.length > 14 ? nubs : brandPrint(input, w / 2, 106, 190, lighten(colour, 0.8))) +
    path(d`M44 42C30 22 62 6 80 40C90 62 110 78 150 82C110 90 70 88 44 42Z`, '#ffffff', { opacity: 0.38 }) +
    path(d`M388 40C398 18 424 14 436 34C420 28 404 34 396 52Z`, '#ffffff', { opacity: 0.4 }) +
    line('M120 140C190 126 290 126 352 140', shade, 6, 0.1);
  return { markup: group(markup, { x: 30, y: 0, rotate: 0 }), width: w + 60, height: h + 4, depth: 0.12 };
};

/** A feather wand for cats. */
export const drawWand: DrawShape = (input): Pack => {
  const { canvas } = input;
  const w = 430;
  const h = 430;
  const colour = input.colour;
  const second = input.face.style.accent;
  const feather = (x: number, y: number, turn: number, fill: string): string =>
    group(
      path(
        'M0 0C-34 30 -40 96 0 152C40 96 34 30 0 0Z',
        canvas.linear(0, 0, 1, 0.4, [
          [0, lighten(fill, 0.4)],
          [0.5, fill],
          [1, darken(fill, 0.3)],
        ]),
      ) +
        line('M0 4V170', '#ffffff', 3, 0.7) +
        line('M0 50L-18 36M0 50L18 36M0 82L-24 64M0 82L24 64M0 112L-20 96M0 112L20 96', '#ffffff', 2, 0.4),
      { x, y, rotate: turn },
    );
  const markup =
    line(d`M40 ${h - 8}L${w - 120} 46`, darken(colour, 0.35), 15) +
    line(d`M38 ${h - 11}L${w - 122} 43`, colour, 10) +
    line(d`M36 ${h - 14}L${w - 124} 40`, '#ffffff', 2.6, 0.6) +
    line(d`M40 ${h - 8}L112 ${h - 106}`, '#2c3440', 20) +
    line(d`M36 ${h - 12}L106 ${h - 108}`, '#7b8696', 3, 0.8) +
    line(d`M${w - 122} 44C${w - 30} -10 ${w + 16} 80 ${w - 72} 166`, '#55606f', 3) +
    feather(w - 74, 196, 24, second) +
    feather(w - 74, 196, -26, colour) +
    feather(w - 74, 196, -2, mix(colour, '#ffffff', 0.55)) +
    ellipse(w - 74, 184, 26, 26, sphere(canvas, second)) +
    ellipse(w - 82, 175, 7, 5, '#ffffff', { opacity: 0.7 });
  return { markup, width: w, height: h, depth: 0.05 };
};

/** A toy mouse of felt and a jingle ball, for packs of small cat toys; birds and small pets get wooden rings. */
export const drawRings: DrawShape = (input): Pack => {
  const { canvas } = input;
  const w = 330;
  const h = 440;
  const bead = (cx: number, cy: number, r: number, colour: string): string =>
    ellipse(cx, cy, r, r * 0.92, sphere(canvas, colour)) +
    ellipse(cx - r * 0.35, cy - r * 0.4, r * 0.2, r * 0.13, '#ffffff', { opacity: 0.6 });
  const ring = (cy: number, colour: string): string =>
    ellipse(w / 2, cy, 92, 86, 'none', { stroke: darken(colour, 0.3), strokeWidth: 34 }) +
    ellipse(w / 2 - 2, cy - 3, 92, 86, 'none', { stroke: colour, strokeWidth: 26 }) +
    path(d`M${w / 2 - 92} ${cy - 20}A92 86 0 0 1 ${w / 2 - 10} ${cy - 88}`, 'none', {
      stroke: '#ffffff',
      strokeWidth: 7,
      opacity: 0.5,
    });
  const wood = '#d9a860';
  const markup =
    path(d`M${w / 2} 0q-22 2 -22 22t22 24`, 'none', { stroke: '#8d97a4', strokeWidth: 7 }) +
    line(d`M${w / 2} 44V${h - 60}`, '#c9a877', 9) +
    bead(w / 2, 66, 30, input.colour) +
    bead(w / 2, 112, 24, wood) +
    ring(222, wood) +
    bead(w / 2, 222, 36, input.face.style.accent) +
    bead(w / 2, 330, 26, input.colour) +
    bead(w / 2, 374, 30, input.face.style.main) +
    line(d`M${w / 2} 396l-34 44M${w / 2} 396l-12 44M${w / 2} 396l12 44M${w / 2} 396l34 44`, '#b98f54', 7);
  return { markup, width: w, height: h, depth: 0 };
};
