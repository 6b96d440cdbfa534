import { standing } from '../kit/animals.ts';
import { drawMark } from '../kit/marks.ts';
import { characterOf } from '../kit/toy-characters.ts';
import type { ShapeInput } from './pack.ts';

const ATTRIBUTE = / ?([\w-]{1,20})="([^"]{0,200})"/g;

export const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const));

/** Reads the numbers of an element; throws for a missing one. */
export const numbersOf = (
  element: string,
  attributes: ReadonlyMap<string, string>,
  names: readonly string[],
): number[] =>
  names.map((name) => {
    const value = Number(attributes.get(name) ?? Number.NaN);
    if (Number.isNaN(value)) throw new Error(`${element} needs a number as ${name}`);
    return value;
  });

type Attributes = ReadonlyMap<string, string>;

const fillOf = (attributes: Attributes): string => attributes.get('fill') ?? '#ffffff';

const brandMark = (attributes: Attributes, { face }: ShapeInput): string => {
  const [x = 0, y = 0, size = 0] = numbersOf('brand-mark', attributes, ['x', 'y', 'size']);
  return drawMark(face.style.mark, x, y, size, fillOf(attributes));
};

const brandName = (attributes: Attributes, { canvas, face }: ShapeInput): string => {
  const names = ['x', 'y', 'width', 'size', 'min-size'];
  const [x = 0, y = 0, width = 0, size = 0, minSize = 0] = numbersOf('brand-name', attributes, names);
  const weight = attributes.get('weight') === '900' ? 900 : 800;
  return canvas.type.fitted(face.brand, {
    x,
    y,
    width,
    size,
    minSize,
    weight,
    fill: fillOf(attributes),
    anchor: 'middle',
  }).markup;
};

/** The character in a toy's name (a fox, a taco); a toy without one shows the mark of its brand. */
const character = (attributes: Attributes, { canvas, face, subject }: ShapeInput): string => {
  const [x = 0, y = 0, size = 0] = numbersOf('character', attributes, ['x', 'y', 'size']);
  const icon = characterOf(subject.name);
  return icon === undefined
    ? drawMark(face.style.mark, x + size / 4, y + size / 4, size / 2, fillOf(attributes))
    : canvas.icon(icon, { x, y, size, lit: true });
};

/** The animal that lives in the product, its feet at `floor`. */
const animal = (attributes: Attributes, { canvas, face }: ShapeInput): string => {
  const [x = 0, floor = 0, size = 0] = numbersOf('animal', attributes, ['x', 'floor', 'size']);
  return standing(canvas, face.animal, x, floor, size);
};

const elements: ReadonlyMap<string, (attributes: Attributes, input: ShapeInput) => string> = new Map([
  ['brand-mark', brandMark],
  ['brand-name', brandName],
  ['character', character],
  ['animal', animal],
]);

/**
 * The markup of an element that only drawings have: `brand-name` (fitted into a width), `brand-mark`, `character`,
 * `animal`. Throws when it lacks a number.
 */
export const drawElement = (element: string, text: string, input: ShapeInput): string =>
  elements.get(element)?.(attributesOf(text), input) ?? '';
