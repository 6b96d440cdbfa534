import { contrast, darken, inkOn, mix } from './colour.ts';
import { hashOf } from '../../shared/hash.ts';
import type { Weight } from './typesetter.ts';

const packLayouts = ['sweep', 'window', 'split', 'frame', 'column', 'sunrise'] as const;
export type PackLayout = (typeof packLayouts)[number];

const brandMarks = [
  'paw',
  'leaf',
  'crown',
  'sun',
  'heart',
  'shield',
  'bone',
  'wave',
  'star',
  'peaks',
  'drop',
  'ring',
] as const;
export type BrandMark = (typeof brandMarks)[number];

/** The visual style of a brand. It is derived from the slug alone, so it never changes. */
export interface BrandStyle {
  /** The colour of the pack. */
  main: string;
  deep: string;
  /** The second colour: discs, stripes, caps. */
  accent: string;
  /** The light background of windows and panels. */
  paper: string;
  /** Text on paper. */
  ink: string;
  /** Text on the main colour. */
  onMain: string;
  layout: PackLayout;
  mark: BrandMark;
  markPlace: 'above' | 'left' | 'badge';
  letters: 'upper' | 'title' | 'lower';
  weight: Weight;
  tracking: number;
}

/** Pairs that print well together: main, accent, paper. */
const inks: readonly (readonly [string, string, string])[] = [
  ['#1f3c88', '#f2b134', '#f4f1e8'],
  ['#7a1f3d', '#f6d8b6', '#f8efe6'],
  ['#0f6b5c', '#f4c95d', '#f1f5ec'],
  ['#c8372d', '#fbd26a', '#fdf3e4'],
  ['#22303c', '#d9a441', '#f3efe7'],
  ['#5b3a8c', '#f0a6ca', '#f5f0fa'],
  ['#d9641e', '#1f4e5f', '#fdf2e3'],
  ['#2b7bbb', '#ffd166', '#eef6fb'],
  ['#3f7d3a', '#f3d36b', '#f4f6e6'],
  ['#f0b429', '#7b2d26', '#fff8e6'],
  ['#12355b', '#e4572e', '#f2f4f3'],
  ['#8c5a2b', '#e9d8a6', '#fbf5ea'],
  ['#b8336a', '#ffd6a5', '#fdf0f4'],
  ['#117a8b', '#ff9f6e', '#eaf6f6'],
  ['#4a5d23', '#e0a458', '#f4f3e6'],
  ['#33312e', '#c8553d', '#f2ede4'],
  ['#e4674f', '#24476b', '#fdf1ec'],
  ['#5a8fbe', '#f7f2e4', '#f2f7fb'],
  ['#6d2e46', '#d5b9a0', '#f6efe9'],
  ['#1d6f42', '#f28f3b', '#eff6ee'],
  ['#3d348b', '#f7b801', '#f3f1fb'],
  ['#f3efe6', '#2d4739', '#fffdf8'],
  ['#efe7da', '#9b2335', '#fffaf3'],
  ['#dfe9ee', '#1f4e79', '#ffffff'],
];

const weights: readonly Weight[] = [900, 800, 900, 700, 800];

/** The style of a brand; every slug has one. */
export const brandStyleOf = (slug: string): BrandStyle => {
  const seed = hashOf(`brand|${slug}`);
  const at = <T>(list: readonly T[], salt: string): T => list[hashOf(`${slug}|${salt}`) % list.length] as T;
  const [main, accent, paper] = inks[seed % inks.length] ?? ['#1f3c88', '#f2b134', '#f4f1e8'];
  const letters = at(['upper', 'title', 'title', 'lower', 'upper'] as const, 'letters');
  const weight = at(weights, 'weight');
  const light = contrast(main, '#ffffff') < 1.6;
  return {
    main,
    deep: light ? mix(main, accent, 0.22) : darken(main, 0.32),
    accent,
    paper,
    ink: light ? accent : contrast(main, paper) > 4.5 ? darken(main, 0.25) : '#1c2740',
    onMain: light ? accent : inkOn(main),
    layout: at(packLayouts, 'layout'),
    mark: at(brandMarks, 'mark'),
    markPlace: at(['above', 'left', 'badge', 'above'] as const, 'place'),
    letters,
    weight,
    tracking: letters === 'upper' ? (weight === 900 ? 0.02 : 0.08) : -0.015,
  };
};

/** A brand's name in the brand's letter case. */
export const wordmarkOf = (style: BrandStyle, name: string): string =>
  style.letters === 'upper'
    ? name.toLocaleUpperCase('en')
    : style.letters === 'lower'
      ? name.toLocaleLowerCase('en')
      : name;
