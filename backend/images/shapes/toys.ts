import { animalFor, standing } from '../kit/animals.ts';
import { hueOf, lighten, luminance, mix, retint } from '../kit/colour.ts';
import { namedColour } from '../kit/flavour.ts';
import { characterOf } from '../kit/toy-characters.ts';
import { d, group, line, rect } from '../kit/svg.ts';
import type { DrawShape, Pack } from './pack.ts';

/** A soft toy: the character in its name, in the variant's colour if it has one, else an animal in dyed cloth; with the brand's tag. */
export const drawPlush: DrawShape = (input): Pack => {
  const { canvas, face } = input;
  const w = 420;
  const h = 424;
  const character = characterOf(input.subject.name);
  const friend = animalFor(input.subject, 'plush');
  // Dyed cloth: the animal's shading in the toy's hue; eyes and nose stay dark.
  const recolour = (hex: string): string =>
    luminance(hex) < 0.03 ? hex : mix(retint(hex, hueOf(input.colour), 0.85, 1.05), input.colour, 0.2);
  const dye = namedColour(input.subject.color);
  const toy =
    character === undefined
      ? standing(canvas, { ...friend, recolour }, w / 2, h, 430)
      : canvas.icon(character, {
          x: 0,
          y: h - 416,
          size: 420,
          lit: true,
          ...(dye === undefined ? {} : { recolour: (hex) => (luminance(hex) < 0.03 ? hex : mix(hex, dye, 0.55)) }),
        });
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
