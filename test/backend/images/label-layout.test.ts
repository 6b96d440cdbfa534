import { createRequire } from 'node:module';
import { join } from 'node:path';
import { animalIcons } from '../../../backend/images/kit/animals.ts';
import type { ArtSubject } from '../../../backend/images/kit/art-subject.ts';
import { makeCanvas, type Canvas } from '../../../backend/images/kit/canvas.ts';
import { flavourIcons } from '../../../backend/images/kit/flavour.ts';
import { loadIconSet } from '../../../backend/images/kit/icon-set.ts';
import { makeTypesetter } from '../../../backend/images/kit/typesetter.ts';
import { faceOf } from '../../../backend/images/label/face.ts';
import { print } from '../../../backend/images/label/front.ts';
import { tallLayouts } from '../../../backend/images/label/tall-layouts.ts';
import type { PackLayout } from '../../../backend/images/kit/brand-style.ts';
import { packageFolder, subject } from './art-subjects.ts';

const resolver = createRequire(join(packageFolder, 'x.js'));
const resolve = (path: string): string => resolver.resolve(path);
const type = makeTypesetter(resolve);
const icons = loadIconSet(resolve, [...new Set([...animalIcons, ...flavourIcons])]);

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What surrounds the outlines of a text; their commands are absolute. */
const areaOfText = (markup: string): Area => {
  const points = [...markup.matchAll(/[MLQC]([-\d. ]+)/g)].map(([, numbers = '']) => {
    const values = numbers.trim().split(/\s+/).map(Number);
    return [values.at(-2) ?? 0, values.at(-1) ?? 0] as const;
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A canvas that records the texts and icons that are drawn, by their markup. */
const openCanvas = (): { canvas: Canvas; texts: Set<string>; drawings: Map<string, Area> } => {
  const texts = new Set<string>();
  const drawings = new Map<string, Area>();
  const noting = <Drawn extends string | { readonly markup: string }>(drawn: Drawn): Drawn => {
    const markup = typeof drawn === 'string' ? drawn : drawn.markup;
    for (const [path] of markup.matchAll(/<path [^>]*\/>/g)) texts.add(path);
    return drawn;
  };
  const recording: typeof type = {
    ...type,
    line: (text, options) => noting(type.line(text, options)),
    fitted: (text, options) => noting(type.fitted(text, options)),
    block: (text, options) => noting(type.block(text, options)),
  };
  const canvas = makeCanvas(recording, icons);
  const icon: Canvas['icon'] = (name, placement) => {
    const markup = canvas.icon(name, placement);
    const { x, y, size } = placement;
    drawings.set(markup, { left: x + size * 0.1, top: y + size * 0.1, right: x + size * 0.9, bottom: y + size * 0.9 });
    return markup;
  };
  return {
    canvas: new Proxy(canvas, { get: (own, key) => (key === 'icon' ? icon : Reflect.get(own, key)) }),
    texts,
    drawings,
  };
};

const isTurned = (label: string, at: number): boolean => {
  const before = label.slice(0, at);
  const opened = [...before.matchAll(/<g([^>]*)>|<\/g>/g)].reduce<string[]>(
    (open, [whole, attributes = '']) => (whole === '</g>' ? open.slice(0, -1) : [...open, attributes]),
    [],
  );
  return opened.some((attributes) => attributes.includes('rotate('));
};

/** The proportions of the shop's labels: bags, pouches, cartons, jars, cans, small bottles. */
const boxes = [
  [310, 396],
  [322, 500],
  [296, 400],
  [290, 388],
  [372, 262],
  [330, 250],
  [180, 240],
] as const;

const facts: readonly Partial<ArtSubject>[] = [
  {},
  {
    name: 'Merrick Everyday Seasonal Itch Relief Chews for Dogs',
    form: 'jar',
    flavor: null,
    size: '120 Count',
    lifeStage: null,
  },
  {
    name: 'Merrick Complete Lavender Scented Dog Waste Bag Refill Rolls',
    flavor: null,
    size: '900 Count',
    lifeStage: null,
  },
  {
    name: 'Merrick Veterinary Diet Skin & Food Sensitivities Ultra Vegetable & Chicken Stew Flavor Dry Cat Food',
    department: 'cat',
    flavor: 'Vegetable & Chicken Stew',
    size: '27.5 lb',
  },
  {
    name: 'Merrick Essentials Monthly Heartworm Topical Solution for Cats',
    department: 'pharmacy',
    flavor: null,
    size: '12 Doses',
  },
  {
    name: 'Chewsworth & Sons Small Breed Sensitive Skin & Stomach Puppy Dry Dog Food',
    brandName: 'Chewsworth & Sons',
    lifeStage: 'Puppy',
  },
];

const layouts = Object.keys(tallLayouts) as PackLayout[];

const problemsOf = (layout: PackLayout, [w, h]: readonly [number, number], fact: Partial<ArtSubject>): string[] => {
  const { canvas, texts, drawings } = openCanvas();
  const face = faceOf(subject(fact));
  const label = print(canvas, { ...face, style: { ...face.style, layout } }, { x: 0, y: 0, w, h });
  const where = `${layout} ${w}x${h} ${face.headline}`;
  const upright = [...texts].filter((text) => label.includes(text) && !isTurned(label, label.indexOf(text)));
  expect(upright.length).toBeGreaterThan(1);
  return upright.flatMap((text) => {
    const area = areaOfText(text);
    const outside = area.left < -0.5 || area.top < -0.5 || area.right > w + 0.5 || area.bottom > h + 0.5;
    const hidden = [...drawings].some(
      ([drawing, box]) => label.lastIndexOf(drawing) > label.indexOf(text) && meet(area, box),
    );
    const discs = [
      ...label.slice(label.indexOf(text)).matchAll(/<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)"/g),
    ];
    const covered = discs.some(([, cx, cy, rx, ry]) => {
      const [x, y, a, b] = [Number(cx), Number(cy), Number(rx) * 0.7, Number(ry) * 0.7];
      return meet(area, { left: x - a, top: y - b, right: x + a, bottom: y + b });
    });
    return [
      ...(outside ? [`${where}: text leaves the label ${JSON.stringify(area)} ${text.slice(-30)}`] : []),
      ...(hidden ? [`${where}: a drawing covers text ${JSON.stringify(area)}`] : []),
      ...(covered ? [`${where}: a disc covers text ${JSON.stringify(area)}`] : []),
    ];
  });
};

test.each(layouts)('[PRO-10] the text of a %s label stays within it, and no drawing covers it', (layout) => {
  expect(boxes.flatMap((box) => facts.flatMap((fact) => problemsOf(layout, box, fact)))).toEqual([]);
});
