import type { ArtSubject } from '../kit/art-subject.ts';
import { characterOf } from '../kit/toy-characters.ts';
import { drawBag, drawChews, drawHay, drawPouch, drawTray } from './bag.ts';
import { drawBottle, drawDropper, drawPills, drawPump, drawSpray } from './bottle.ts';
import { drawBlister, drawBox, drawCard, drawTubes, drawWideBox } from './box.ts';
import { drawCan, drawJar, drawPail } from './cylinder.ts';
import { drawOrnament, drawPlant } from './decor.ts';
import { drawFilter, drawHeater, drawHeatLamp } from './equipment.ts';
import { drawBed, drawBowl, drawLitterBox, drawTower } from './furniture.ts';
import { drawApparel, drawCollar, drawHarness, drawLeash } from './gear.ts';
import { drawPerch, drawTunnel, drawWheel } from './habitat.ts';
import { drawBlanket, drawFountain, drawGate, drawScoop } from './home.ts';
import { drawCage, drawCarrier, drawCrate, drawTank } from './housing.ts';
import type { DrawShape } from './pack.ts';
import { drawCave, drawMattress, drawPost } from './rest.ts';
import { drawBrush, drawClipper, drawComb, drawRetractable } from './tools.ts';
import { drawBall, drawBone, drawPlush, drawRings, drawRope, drawWand } from './toys.ts';

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
  ball: drawBall,
  rope: drawRope,
  plush: drawPlush,
  bone: drawBone,
  wand: drawWand,
  rings: drawRings,
  bed: drawBed,
  tower: drawTower,
  'litter-box': drawLitterBox,
  bowl: drawBowl,
  tank: drawTank,
  filter: drawFilter,
  crate: drawCrate,
  carrier: drawCarrier,
  cage: drawCage,
  'heat-lamp': drawHeatLamp,
  leash: drawLeash,
  collar: drawCollar,
  harness: drawHarness,
  apparel: drawApparel,
  brush: drawBrush,
  blanket: drawBlanket,
  gate: drawGate,
  fountain: drawFountain,
  scoop: drawScoop,
  tubes: drawTubes,
  heater: drawHeater,
  perch: drawPerch,
  wheel: drawWheel,
  tunnel: drawTunnel,
  ornament: drawOrnament,
  plant: drawPlant,
  mattress: drawMattress,
  cave: drawCave,
  post: drawPost,
  clipper: drawClipper,
  comb: drawComb,
  retractable: drawRetractable,
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

/** Words of a name that determine the shape, the most specific first. */
const byWords: readonly (readonly [RegExp, ShapeName])[] = [
  [/\blitter (?:scoop|mat)|scoop\b/i, 'scoop'],
  [/\blitter box|litter pan|litter boxes/i, 'litter-box'],
  [/\bfountain/i, 'fountain'],
  [/\bgate\b|playpen|exercise pen/i, 'gate'],
  [/\bheater|aquarium light/i, 'heater'],
  [/\bornament|driftwood|\bdecor\b/i, 'ornament'],
  [/\bwheel\b/i, 'wheel'],
  [/\bhideout|tunnel/i, 'tunnel'],
  [/\bperch(?:es)?\b/i, 'perch'],
  [/\bcat cave|felted/i, 'cave'],
  [/memory foam|orthopedic|cooling|elevated .*bed|lounger|crate mat|liner/i, 'mattress'],
  [/scratching post/i, 'post'],
  [/nail (?:clipper|trimmer|grinder)/i, 'clipper'],
  [/\bcomb\b/i, 'comb'],
  [/retractable/i, 'retractable'],
  [/\bblanket|throw\b/i, 'blanket'],
  [/\bplants?\b/i, 'plant'],
  [/\bheat(?:ing)? lamp|basking|uvb|bulb|light fixture|\blamps?\b/i, 'heat-lamp'],
  [/\bhay\b|alfalfa bale|straw bale/i, 'hay'],
  [/\bfeather|wand|teaser/i, 'wand'],
  [/\bropes?\b|\btug\b/i, 'rope'],
  [/\bplush|stuffed|squeaky (?:bear|duck|fox)/i, 'plush'],
  [/\bballs?\b|\bfetch|treat-dispensing/i, 'ball'],
  [/\bswing|ladder|bell\b|wood(?:en)? (?:toy|ring)/i, 'rings'],
  [/\bharness/i, 'harness'],
  [/\bleash|\blead\b/i, 'leash'],
  [/\bcollar/i, 'collar'],
  [/\bcat trees?|tower|scratch|condo/i, 'tower'],
  [/\bcarrier|backpack|sling/i, 'carrier'],
  [/\bcrate|kennel/i, 'crate'],
  [/\bcage|habitat|hutch|aviary/i, 'cage'],
  [/\baquarium|terrarium|\btanks?\b|fish bowl|vivarium/i, 'tank'],
  [/\bfilter|air pump|skimmer/i, 'filter'],
  [/\bbowl|feeder|dish\b|waterer/i, 'bowl'],
  [/\bbrush|deshed/i, 'brush'],
  [/\bbeds?\b|mattress|bolster|cushion|hammock/i, 'bed'],
  [/\bsweater|coat\b|jacket|shirt|bandana|costume|hoodie|boots/i, 'apparel'],
  [/\bdropper|\bdrops?\b|topical|spot.?on|flea (?:&|and) tick (?:treatment|drops)/i, 'dropper'],
  [/\bspray/i, 'spray'],
  [/\bshampoo|conditioner|wash\b|foam/i, 'pump'],
  [/\btablet|capsule|chewables?\b|softgel|prescription/i, 'pills'],
  [/\bsticks?\b|jerky|bully|rawhide|dental chew|braided/i, 'chew'],
  [/\bbones?\b|chew toy/i, 'bone'],
  [/\bflea\b|\btick\b|eye care|ear care/i, 'dropper'],
  [/vitamin|supplement|medicine|medication|pharmacy|wellness/i, 'pills'],
  [/\bwet\b|canned|p[aâ]t[eé]|stew|gravy/i, 'can'],
  [/\btoys?\b/i, 'ball'],
  [/\btreats?\b|snack/i, 'pouch'],
  [/\blitter\b|bedding|substrate|gravel/i, 'pail'],
  [/groom|hygiene/i, 'brush'],
  [/\bflakes?\b|pellets?|water (?:care|conditioner)|betta food|fish food/i, 'jar'],
  [/\bfood\b|\bseed\b|kibble|formula|diet/i, 'bag'],
];

/**
 * Shapes of the catalogue's product forms. Words of the product's name can choose one of the shapes in `byName`; `else` is
 * the default.
 */
const byCatalogueForm: Record<string, ShapeName | { byName: readonly ShapeName[]; else: ShapeName }> = {
  bottle: { byName: ['dropper', 'spray', 'pump', 'pills'], else: 'bottle' },
  toy: { byName: ['ball', 'rope', 'plush', 'bone', 'wand', 'rings'], else: 'plush' },
  leash: { byName: ['harness', 'collar', 'retractable'], else: 'leash' },
  bed: { byName: ['cave', 'mattress'], else: 'bed' },
  tower: { byName: ['post'], else: 'tower' },
  brush: { byName: ['clipper', 'comb'], else: 'brush' },
  bone: { byName: ['chew', 'ball'], else: 'bone' },
  tank: { byName: ['filter', 'heat-lamp', 'tank'], else: 'tank' },
  box: { byName: ['litter-box'], else: 'box' },
  bag: { byName: ['hay'], else: 'bag' },
  tray: { byName: ['scoop'], else: 'tray' },
  tub: 'jar',
  bucket: 'pail',
  cup: 'tray',
  tube: 'tubes',
  jug: 'pail',
  treat: 'chew',
  stick: 'chew',
  chews: 'chew',
  tree: 'tower',
  'cat-tree': 'tower',
  aquarium: 'tank',
  terrarium: 'tank',
  lamp: 'heat-lamp',
  'litter-pan': 'litter-box',
  bale: 'hay',
  kennel: 'crate',
  clothing: 'apparel',
  sweater: 'apparel',
  pill: 'pills',
  'pill-bottle': 'pills',
  tablets: 'blister',
  feeder: 'bowl',
  comb: 'brush',
  supply: 'card',
  decor: 'ornament',
  jacket: 'apparel',
  pads: 'wide-box',
};

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
  const said = byWords.filter(([pattern]) => pattern.test(name)).map(([, shape]) => shape);
  const rule = Object.hasOwn(byCatalogueForm, word) ? byCatalogueForm[word] : undefined;
  if (rule !== undefined) {
    if (typeof rule === 'string') return rule;
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
