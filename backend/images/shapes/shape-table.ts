import * as v from 'valibot';
import { checkData, pattern } from '../../shared/data-file.ts';
import { ownValue } from '../../shared/own-value.ts';
import type { ArtSubject } from '../kit/art-subject.ts';
import { characterOf } from '../kit/toy-characters.ts';
import { drawBag, drawChews, drawHay, drawPouch, drawTray } from './bag.ts';
import { drawBottle, drawDropper, drawPills, drawPump, drawSpray } from './bottle.ts';
import { drawBlister, drawBox, drawCard, drawTubes, drawWideBox } from './box.ts';
import { drawCan, drawJar, drawPail } from './cylinder.ts';
import formsFile from './data/forms.json' with { type: 'json' };
import thingsFile from './data/things.json' with { type: 'json' };
import wordsFile from './data/shape-words.json' with { type: 'json' };
import { drawLooseBag } from './loose-bag.ts';
import type { DrawShape } from './pack.ts';
import { drawingNames, readDrawing } from './shape-drawing.ts';
import { drawPlush } from './toys.ts';

/** Printed packs and soft toys. */
const packs: Readonly<Record<string, DrawShape>> = {
  bag: drawBag,
  pouch: drawPouch,
  can: drawCan,
  tray: drawTray,
  box: drawBox,
  'wide-box': drawWideBox,
  card: drawCard,
  bottle: drawBottle,
  pump: drawPump,
  spray: drawSpray,
  dropper: drawDropper,
  jar: drawJar,
  pail: drawPail,
  pills: drawPills,
  blister: drawBlister,
  hay: drawHay,
  chew: drawChews,
  tubes: drawTubes,
  'loose-bag': drawLooseBag,
};

/** Every drawing by its name: the packs, the soft toys, and the files of the folder `drawings`. */
const shapes: ReadonlyMap<string, DrawShape> = new Map([
  ...Object.entries(packs),
  ['plush', drawPlush] as const,
  ...drawingNames().map((name) => [name, readDrawing(name)] as const),
]);

export const shapeNames: readonly string[] = [...shapes.keys()];

/** Packs with printed sides: their second picture is the back panel. */
export const isPrinted = (shape: string): boolean => Object.hasOwn(packs, shape);

/** The drawing of a name that `shapeOf` gave. */
export const drawerOf = (shape: string): DrawShape => shapes.get(shape) ?? drawBox;

const shape = v.picklist(shapeNames);

/** Things with a drawing of their own: by form, words of the name, and the size where it changes the thing. */
const things = checkData(
  'images/shapes/data/things.json',
  v.array(
    v.strictObject({
      forms: v.array(v.string()),
      words: v.optional(pattern),
      size: v.optional(pattern),
      department: v.optional(v.string()),
      shape,
    }),
  ),
  thingsFile,
);

/** Words of a name that determine the shape, the most specific first. */
const byWords = checkData(
  'images/shapes/data/shape-words.json',
  v.array(v.strictObject({ pattern, shape })),
  wordsFile,
);

/**
 * Shapes of the catalogue's product forms. Words of the product's name can choose one of the shapes in `byName`; `else` is
 * the default.
 */
const byCatalogueForm = checkData(
  'images/shapes/data/forms.json',
  v.record(v.string(), v.strictObject({ byName: v.optional(v.array(shape), []), else: shape })),
  formsFile,
);

const byDepartment: ReadonlyMap<string, string> = new Map([
  ['dog', 'plush'],
  ['cat', 'wand'],
  ['bird', 'rings'],
  ['small-pet', 'rings'],
  ['fish', 'card'],
  ['reptile', 'card'],
  ['pharmacy', 'box'],
]);

/** A product as far as it decides what is drawn. */
export type Thing = Pick<ArtSubject, 'form' | 'name' | 'brandName' | 'department' | 'size'>;

const wordOf = ({ form }: Thing): string =>
  form
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** The brand's name is ignored: "Hop & Hay" does not only sell hay. */
const nameOf = ({ name, brandName }: Thing): string => name.replace(brandName, '');

/** The drawing made for exactly this thing; undefined when there is none. */
export const ownShapeOf = (thing: Thing): string | undefined => {
  const word = wordOf(thing);
  const name = nameOf(thing);
  return things.find(
    ({ forms, words, size, department }) =>
      forms.includes(word) &&
      (department === undefined || department === thing.department) &&
      (words === undefined || words.test(name)) &&
      (size === undefined || size.test(thing.size ?? '')),
  )?.shape;
};

/**
 * The shape of a product's drawing: the one made for the thing itself. Otherwise the form in the catalogue decides; words
 * of the name narrow a broad form (bottle, toy). An unknown form is guessed from the name.
 */
export const shapeOf = (subject: Thing): string => {
  const own = ownShapeOf(subject);
  if (own !== undefined) return own;
  const word = wordOf(subject);
  const name = nameOf(subject);
  const said = byWords.filter(({ pattern }) => pattern.test(name)).map(({ shape }) => shape);
  const rule = ownValue(byCatalogueForm, word);
  if (rule !== undefined) {
    const narrowed = said.find((shape) => rule.byName.includes(shape));
    if (narrowed !== undefined) return narrowed;
    if (word !== 'toy') return rule.else;
    return subject.department === 'cat' && characterOf(name) !== undefined
      ? 'plush'
      : (byDepartment.get(subject.department) ?? rule.else);
  }
  if (shapes.has(word)) return word;
  return said[0] ?? 'box';
};
