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
import wordsFile from './data/shape-words.json' with { type: 'json' };
import { drawOrnament, drawPlant } from './decor.ts';
import { drawHeater } from './equipment.ts';
import { drawFountain, drawGate, drawScoop } from './home.ts';
import { drawCage, drawCarrier, drawCrate, drawTank } from './housing.ts';
import type { DrawShape } from './pack.ts';
import { readDrawing } from './shape-drawing.ts';
import { drawPlush } from './toys.ts';

const shapes = {
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
  ball: readDrawing('ball'),
  rope: readDrawing('rope'),
  plush: drawPlush,
  bone: readDrawing('bone'),
  wand: readDrawing('wand'),
  rings: readDrawing('rings'),
  bed: readDrawing('bed'),
  tower: readDrawing('tower'),
  'litter-box': readDrawing('litter-box'),
  bowl: readDrawing('bowl'),
  tank: drawTank,
  filter: readDrawing('filter'),
  crate: drawCrate,
  carrier: drawCarrier,
  cage: drawCage,
  'heat-lamp': readDrawing('heat-lamp'),
  leash: readDrawing('leash'),
  collar: readDrawing('collar'),
  harness: readDrawing('harness'),
  apparel: readDrawing('apparel'),
  brush: readDrawing('brush'),
  blanket: readDrawing('blanket'),
  gate: drawGate,
  fountain: drawFountain,
  scoop: drawScoop,
  tubes: drawTubes,
  heater: drawHeater,
  perch: readDrawing('perch'),
  wheel: readDrawing('wheel'),
  tunnel: readDrawing('tunnel'),
  ornament: drawOrnament,
  plant: drawPlant,
  mattress: readDrawing('mattress'),
  cave: readDrawing('cave'),
  post: readDrawing('post'),
  clipper: readDrawing('clipper'),
  comb: readDrawing('comb'),
  retractable: readDrawing('retractable'),
} satisfies Record<string, DrawShape>;

export type ShapeName = keyof typeof shapes;

export const shapeNames = Object.keys(shapes) as ShapeName[];

/** Packs with printed sides: their second picture is the back panel. */
const printed: ReadonlySet<ShapeName> = new Set([
  'bag',
  'pouch',
  'can',
  'tray',
  'box',
  'wide-box',
  'card',
  'bottle',
  'pump',
  'spray',
  'dropper',
  'jar',
  'pail',
  'pills',
  'blister',
  'hay',
  'chew',
  'tubes',
]);

export const isPrinted = (shape: ShapeName): boolean => printed.has(shape);

export const drawerOf = (shape: ShapeName): DrawShape => shapes[shape];

const shape = v.picklist(shapeNames);

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

const byDepartment: ReadonlyMap<string, ShapeName> = new Map<string, ShapeName>([
  ['dog', 'plush'],
  ['cat', 'wand'],
  ['bird', 'rings'],
  ['small-pet', 'rings'],
  ['fish', 'card'],
  ['reptile', 'card'],
  ['pharmacy', 'box'],
]);

const isShapeName = (value: string): value is ShapeName => Object.hasOwn(shapes, value);

/**
 * The shape of a product's drawing. The form in the catalogue decides; words of the name narrow a broad form (bottle,
 * toy, tank). An unknown form is guessed from the name.
 */
export const shapeOf = (subject: Pick<ArtSubject, 'form' | 'name' | 'brandName' | 'department'>): ShapeName => {
  const word = subject.form
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  // The brand's name is ignored: "Hop & Hay" does not only sell hay.
  const name = subject.name.replace(subject.brandName, '');
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
  if (isShapeName(word)) return word;
  return said[0] ?? 'box';
};
