import type { ArtSubject } from '../kit/art-subject.ts';
import { copiesOf, packsOf, piecesOf } from './copies.ts';
import { drawerOf, shapeOf } from './shape-table.ts';
import type { Pack } from './pack.ts';
import { brandStyleOf } from '../kit/brand-style.ts';
import { mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { namedColour } from '../kit/flavour.ts';
import { contactShadow, tintOf } from '../kit/ground.ts';
import type { Tint } from '../kit/ground.ts';
import { hashOf } from '../../shared/hash.ts';
import { ellipse, group } from '../kit/svg.ts';
import { faceOf } from '../label/face.ts';
import type { Side } from '../label/front.ts';

/** The side of a product's square, in the drawing's own units. */
export const productSide = 640;

const gearColours = [
  '#d9534a',
  '#2f7fb8',
  '#3d9970',
  '#e6a02d',
  '#7b5aa6',
  '#e0708f',
  '#31708e',
  '#8c9a3e',
  '#c96a3a',
  '#4a6fa5',
];
const softColours = ['#b9a58c', '#8fa3b5', '#c4978a', '#94a58a', '#a392b5', '#c8b07e', '#7f93a3', '#b8868f'];

/** The product's colour: the variant's, else a stable one that suits the product. */
const colourFor = (subject: ArtSubject, shape: string): string => {
  const named = namedColour(subject.color);
  if (named !== undefined) return named;
  const soft =
    /^(?:bed|mattress|cave|post|tower|condo|litter|carrier|cage|crate|blanket|gate|pen|bird-cage|habitat|window)/.test(
      shape,
    );
  const list = soft ? softColours : gearColours;
  const own = list[hashOf(subject.partNumber) % list.length] ?? '#4a6fa5';
  return soft || shape === 'bone' ? own : mix(own, brandStyleOf(subject.brandSlug).main, 0.12);
};

/** Draws a product by itself, to be placed into a picture. */
export const packOf = (canvas: Canvas, subject: ArtSubject, side: Side = 'front'): Pack => {
  const shape = shapeOf(subject);
  const one = drawerOf(shape)({
    canvas,
    subject,
    face: faceOf(subject),
    side,
    tint: tintOf(subject.department),
    colour: colourFor(subject, shape),
  });
  return side === 'back' ? one : copiesOf(canvas, one, countOf(subject, shape));
};

/** Things that are drawn once for each piece of a size such as "3 Count". */
const counted: ReadonlySet<string> = new Set(['tennis-ball', 'fetch-toy', 'flying-disc', 'bone', 'collar-flea']);

/** Whether the size says several packs or pieces, which are then all drawn. */
export const several = (subject: ArtSubject): boolean => countOf(subject, shapeOf(subject)) > 1;

const countOf = (subject: ArtSubject, shape: string): number =>
  counted.has(shape) ? piecesOf(subject.size) : packsOf(subject.size);

/** Places a pack with its foot at `floor`, scaled to the available room, with its shadow. */
export const stand = (
  canvas: Canvas,
  pack: Pack,
  cx: number,
  floor: number,
  room: { w: number; h: number },
  tint: Tint,
): string => {
  // Without the limit, small round products would be as large as a sack.
  const scale = Math.min(1.2, room.w / pack.width, room.h / pack.height);
  const shadow =
    pack.depth === 0
      ? ellipse(
          cx + 14,
          floor + 6,
          pack.width * scale * 0.42,
          13,
          canvas.radial(0.5, 0.5, 0.5, [
            [0, tint.strong, 0.42],
            [1, tint.strong, 0],
          ]),
        )
      : contactShadow(canvas, cx, floor - 2, pack.width * scale, tint, pack.depth);
  return shadow + group(pack.markup, { x: cx - (pack.width * scale) / 2, y: floor - pack.height * scale, scale });
};
