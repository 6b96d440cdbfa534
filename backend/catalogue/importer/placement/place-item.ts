import { toSlug } from '../../../shared/slug.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import { departmentNames, OTHER, type Department } from './departments.ts';
import { googleCategories } from './google-taxonomy.ts';
import { scoreDepartments, scoreMaker, type Score, type Scores } from './score-departments.ts';

/** The rules that place a row, in the order in which they are tried. */
export const placementRules = ['map', 'product_type', 'google_product_category', 'title', 'text', 'none'] as const;
export type PlacementRule = (typeof placementRules)[number];

/** The place of a row: its department and the categories below. */
export interface Placement {
  readonly department: Department;
  /** Categories below the department, the broadest first; can be empty. */
  readonly below: readonly { readonly slug: string; readonly name: string }[];
  readonly liveAnimal: boolean;
  readonly decidedBy: PlacementRule;
}

export type PlacedFields = Pick<
  FeedItem,
  'title' | 'description' | 'brand' | 'productType' | 'googleCategory' | 'highlights' | 'details'
>;

/** Steps of a path that only say that this is a pet shop. */
const sayNothing =
  /^(home|pets?|pet supplies|pet care|animals (and|&) pet supplies|animals|all( products)?|products?|shop|live animals|n\/?a|none|uncategori[sz]ed)$/i;

const MAX_LEVELS_BELOW = 3;
const MAX_NAME_LENGTH = 80;
/** Weights below this are ignored. */
const MIN_WEIGHT = 2;
/** In a path with several animals, one must lead by this factor to be chosen. */
const CLEAR_LEAD = 1.5;
const SHARE_OF_TEXT = 0.35;
const MAX_TEXT_SCORE = 12;
const TEXT_READ = 1000;
const WEIGHT_OF_PET_TYPE = 12;

/** "Dog", "Dogs" and "Dog Supplies" are the department itself. */
const isDepartmentItself = (step: string, department: Department): boolean => {
  const bare = toSlug(step.replace(/\b(supplies|products|shop|department)\b/gi, ''));
  if (department === 'small-pet') return /^small-(pet|animal)s?$/.test(bare);
  if (department === 'reptile') return /^reptiles?(-and-amphibians?)?$/.test(bare);
  return bare === department || bare === `${department}s`;
};

/** The path in the feed, or the path of a number in Google's taxonomy. */
export const pathOf = (text: string): string => (/^\d+$/.test(text) ? (googleCategories.get(text) ?? '') : text);

const stepsOf = (path: string): readonly string[] =>
  path
    .split(/[>»|]| \/ /)
    .map((step) => step.trim())
    .filter((step) => step !== '' && !sayNothing.test(step));

const isPharmacy = (steps: readonly string[]): boolean =>
  steps.some((step) => /^(pet |dog |cat )?(pharmacy|prescription(s| medications?| medicines?)|rx)\b/i.test(step));

const strongest = (scores: Scores): readonly (readonly [Department, Score])[] =>
  [...scores]
    .filter(([, { weight }]) => weight >= MIN_WEIGHT)
    .sort(([, one], [, other]) => other.weight - one.weight || one.first - other.first);

/** The departments that a path names; several when the path is ambiguous. */
const departmentsOfPath = (steps: readonly string[]): readonly Department[] => {
  if (isPharmacy(steps)) return ['pharmacy'];
  let left: readonly Department[] = [];
  for (const step of steps) {
    const ranked = strongest(scoreDepartments(step)).filter(([department]) => department !== OTHER);
    const possible = left.length === 0 ? ranked : ranked.filter(([department]) => left.includes(department));
    const [[first, score] = [], [, next] = []] = possible;
    if (first === undefined || score === undefined) continue;
    if (next === undefined || score.weight >= next.weight * CLEAR_LEAD) return [first];
    left = possible.map(([department]) => department);
  }
  return left;
};

/** Scores of all texts together, and of the title alone. */
const scoreTexts = (item: PlacedFields): { readonly title: Scores; readonly all: Scores } => {
  const title = scoreDepartments(item.title);
  const all = new Map(title);
  const add = (department: Department, weight: number): void => {
    const known = all.get(department);
    all.set(department, { weight: (known?.weight ?? 0) + weight, first: known?.first ?? Infinity });
  };
  const text = `${item.description.slice(0, TEXT_READ)} ${item.highlights.join(' ')}`;
  for (const [department, { weight }] of scoreDepartments(text)) {
    add(department, Math.min(weight, MAX_TEXT_SCORE) * SHARE_OF_TEXT);
  }
  for (const { name, value } of item.details) {
    if (!/\b(pet|animal|species)\b/i.test(name)) continue;
    const [best] = strongest(scoreDepartments(value));
    if (best !== undefined) add(best[0], WEIGHT_OF_PET_TYPE);
  }
  const maker = scoreMaker(item.brand);
  if (maker !== undefined) add(maker.department, maker.weight);
  return { title, all };
};

interface Decision {
  readonly department: Department;
  readonly decidedBy: PlacementRule;
}

const decide = (item: PlacedFields, own: readonly string[], google: readonly string[]): Decision => {
  const named = departmentsOfPath(own);
  const [ownOne, ...ownMore] = named;
  if (ownOne !== undefined && ownMore.length === 0) return { department: ownOne, decidedBy: 'product_type' };
  const byGoogle = departmentsOfPath(google).filter((department) => named.length === 0 || named.includes(department));
  const [googleOne, ...googleMore] = byGoogle;
  if (googleOne !== undefined && googleMore.length === 0) {
    return { department: googleOne, decidedBy: 'google_product_category' };
  }
  const left = byGoogle.length > 0 ? byGoogle : named;
  const { title, all } = scoreTexts(item);
  const [best] = strongest(all).filter(([department]) => left.length === 0 || left.includes(department));
  if (best !== undefined) {
    const [ofTitle] = strongest(title);
    return { department: best[0], decidedBy: ofTitle?.[0] === best[0] ? 'title' : 'text' };
  }
  const [choice] = left;
  if (choice === undefined) return { department: OTHER, decidedBy: 'none' };
  return { department: choice, decidedBy: named.length > 0 ? 'product_type' : 'google_product_category' };
};

/** Slug and name of a category from one step of a path; empty when no character can be part of an address. */
const toCategoryStep = (step: string): Placement['below'] => {
  const slug = toSlug(step, MAX_NAME_LENGTH);
  return slug === '' ? [] : [{ slug, name: step.slice(0, MAX_NAME_LENGTH) }];
};

/**
 * Places a row. The shop's own path (`product_type`) decides, then Google's category by path or number, then the
 * weighted words of the title and the other texts. A row that none of them places goes to the department Other.
 */
export const placeItem = (item: PlacedFields): Placement => {
  const own = stepsOf(pathOf(item.productType));
  const google = stepsOf(pathOf(item.googleCategory));
  const { department, decidedBy } = decide(item, own, google);
  const steps = own.length > 0 ? own : google;
  const [first, ...rest] = steps;
  const isNamed =
    first !== undefined && (isDepartmentItself(first, department) || first === departmentNames[department]);
  return {
    department,
    below: (isNamed ? rest : steps).slice(0, MAX_LEVELS_BELOW).flatMap(toCategoryStep),
    liveAnimal: /\blive (animals?|fish|birds?|reptiles?|small pets?)\b/i.test(
      `${item.productType} ${pathOf(item.googleCategory)}`,
    ),
    decidedBy,
  };
};
