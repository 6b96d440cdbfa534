import * as v from 'valibot';
import { checkData, colour } from '../../shared/data-file.ts';
import { contrast, darken, inkOn, mix } from './colour.ts';
import { hashOf } from '../../shared/hash.ts';
import file from './data/brand-colours.json' with { type: 'json' };
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

const palette = v.strictObject({ main: colour, accent: colour, paper: colour });

/** Colours that print well together. */
const palettes = checkData('images/kit/data/brand-colours.json', v.tupleWithRest([palette], palette), file);

const weights: readonly Weight[] = [900, 800, 900, 700, 800];

/** The style of a brand; every slug has one. */
export const brandStyleOf = (slug: string): BrandStyle => {
  const seed = hashOf(`brand|${slug}`);
  const at = <T>(list: readonly T[], salt: string): T => list[hashOf(`${slug}|${salt}`) % list.length] as T;
  const { main, accent, paper } = palettes[seed % palettes.length] ?? palettes[0];
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
