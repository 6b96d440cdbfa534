import { makeRandom, type Random } from '../shared/random.ts';
import { toSlug } from '../shared/slug.ts';
import { PLACEMENTS, PLATFORMS, type Placement, type Platform } from './campaign.ts';
import { headlinesFor } from './seed-headlines.ts';

/** A product that could be advertised. */
export interface SellableProduct {
  /** Of its first variant that is in stock. */
  readonly partNumber: string;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly categoryIds: readonly string[];
}

/** A category; a shelf when nothing is below it. */
export interface PlannedCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  /** Of a shelf: what it sells most, the best first. */
  readonly products: readonly SellableProduct[];
}

export interface CampaignPlan {
  readonly slug: string;
  readonly name: string;
  readonly bidCents: number;
  readonly dailyBudgetCents: number;
  readonly categoryIds: readonly string[];
  readonly searchTerms: readonly string[];
  readonly placements: readonly Placement[];
  readonly platforms: readonly Platform[];
  readonly headline: string;
  readonly message: string;
  readonly partNumbers: readonly string[];
}

interface Draft extends CampaignPlan {
  readonly shelfId: string;
  readonly ownCategoryIds: ReadonlySet<string>;
}

const BRANDS_OF_A_SHELF = 6;
const PRODUCTS_OF_A_CAMPAIGN = 5;
/** Of each shelf, so many campaigns stand everywhere and on every screen. */
const EVERYWHERE = 3;
/** A category with fewer campaigns than this is lent some of its neighbours'. */
const FEWEST = 3;
/** What goes with a living animal, or with anything else that is not sold online. */
const GOES_WITH_ALL = /food|feeder|pellet|hay|diet/;

const placementsFor = (random: Random, rank: number): readonly Placement[] =>
  rank < EVERYWHERE ? PLACEMENTS : PLACEMENTS.filter((placement) => placement.endsWith('InGrid') || random.chance(0.5));

const platformsFor = (rank: number): readonly Platform[] => {
  if (rank === EVERYWHERE + 1) return ['Desktop'];
  return rank === EVERYWHERE + 2 ? ['Mobile'] : PLATFORMS;
};

const campaignsOf = (random: Random, shelf: PlannedCategory): readonly Draft[] => {
  const brands = new Map<string, SellableProduct[]>();
  for (const product of shelf.products) {
    // A campaign speaks for a brand.
    if (product.brandName === '') continue;
    const ofBrand = brands.get(product.brandSlug);
    if (ofBrand === undefined) brands.set(product.brandSlug, [product]);
    else ofBrand.push(product);
  }
  return [...brands].slice(0, BRANDS_OF_A_SHELF).map(([brandSlug, ofBrand], rank): Draft => {
    const products = ofBrand.slice(0, PRODUCTS_OF_A_CAMPAIGN);
    return {
      slug: toSlug(`${brandSlug} ${shelf.slug}`, 70),
      name: `${products[0]?.brandName ?? brandSlug} · ${shelf.name}`,
      bidCents: random.between(25, 140),
      dailyBudgetCents: random.between(40, 200) * 100,
      categoryIds: [],
      searchTerms: rank === EVERYWHERE ? [shelf.name.toLowerCase()] : [],
      placements: placementsFor(random, rank),
      platforms: platformsFor(rank),
      headline: random.pick(headlinesFor(shelf.slug)),
      message: shelf.name,
      partNumbers: products.map(({ partNumber }) => partNumber),
      shelfId: shelf.id,
      ownCategoryIds: new Set(products.flatMap(({ categoryIds }) => categoryIds)),
    };
  });
};

/**
 * A campaign for each of the leading brands of each shelf; a category that has too few of its own gets some of its
 * nearest neighbours', those that sell food first. The same seed and catalogue give the same plan.
 */
export const planCampaigns = (categories: readonly PlannedCategory[], seed: number): readonly CampaignPlan[] => {
  const random = makeRandom(`ads ${seed}`);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const drafts = categories.flatMap((category) => campaignsOf(random, category));
  const slugOf = (draft: Draft): string => byId.get(draft.shelfId)?.slug ?? '';
  const foodFirst = drafts.toSorted(
    (one, other) => Number(GOES_WITH_ALL.test(slugOf(other))) - Number(GOES_WITH_ALL.test(slugOf(one))),
  );

  /** Campaigns of the nearest category above that has any. */
  const neighboursOf = ({ parentId }: PlannedCategory): readonly Draft[] => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (parent === undefined) return [];
    const within = foodFirst.filter(
      ({ ownCategoryIds, platforms }) => ownCategoryIds.has(parent.id) && platforms.length === PLATFORMS.length,
    );
    return within.length > 0 ? within : neighboursOf(parent);
  };

  const lent = new Map<string, string[]>();
  for (const category of categories) {
    const own = drafts.filter(({ ownCategoryIds }) => ownCategoryIds.has(category.id));
    if (own.length >= FEWEST) continue;
    for (const neighbour of neighboursOf(category).slice(0, FEWEST)) {
      lent.set(neighbour.slug, [...(lent.get(neighbour.slug) ?? []), category.id]);
    }
  }
  return drafts.map(({ shelfId: _, ownCategoryIds: __, ...plan }) => ({
    ...plan,
    categoryIds: lent.get(plan.slug) ?? [],
  }));
};
