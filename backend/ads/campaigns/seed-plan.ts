import { makeRandom, type Random } from '../../shared/random.ts';
import { toSlug } from '../../shared/slug.ts';
import { PLACEMENTS, PLATFORMS, type Placement, type Platform } from './campaign.ts';
import { headlinesFor } from './seed-headlines.ts';

/** A product that could be advertised. */
export interface SellableProduct {
  /** Part number of its first variant that is in stock. */
  readonly partNumber: string;
  /** What it is, such as `leash`. */
  readonly kind: string;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly categoryIds: readonly string[];
}

/** A category of the catalogue; a leaf when it has no subcategories. */
export interface PlannedCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  /** Whether one page lists all its products, so that only products of other categories can be advertised there. */
  readonly isOnePage: boolean;
  /** Products of a leaf category, in descending order of sales; empty for other categories. */
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
  readonly leafId: string;
  readonly ownCategoryIds: ReadonlySet<string>;
}

const BRANDS_PER_LEAF = 6;
const PRODUCTS_PER_CAMPAIGN = 8;
/** The number of campaigns of each leaf category that run in every placement and on every platform. */
const EVERYWHERE = 3;
/** A category with fewer campaigns than this also gets some of its neighbours. */
const MIN_CAMPAIGNS = 3;
/** Campaigns of neighbours for a category whose own products are all listed. */
const GUESTS = 5;
/** Categories whose campaigns also suit live animals and other products that are not sold online. */
const GOES_WITH_ALL = /food|feeder|pellet|hay|diet/;

const placementsFor = (random: Random, rank: number): readonly Placement[] =>
  rank < EVERYWHERE ? PLACEMENTS : PLACEMENTS.filter((placement) => placement.endsWith('InGrid') || random.chance(0.5));

const platformsFor = (rank: number): readonly Platform[] => {
  if (rank === EVERYWHERE + 1) return ['Desktop'];
  return rank === EVERYWHERE + 2 ? ['Mobile'] : PLATFORMS;
};

/** The products with the first one of another kind in front: banners show the first product of their campaign. */
const leadingWithAnother = (products: readonly SellableProduct[], kinds: ReadonlySet<string>): SellableProduct[] => {
  const lead = products.find(({ kind }) => !kinds.has(kind));
  return lead === undefined ? [...products] : [lead, ...products.filter((product) => product !== lead)];
};

const campaignsOf = (random: Random, leaf: PlannedCategory): readonly Draft[] => {
  const brands = new Map<string, SellableProduct[]>();
  for (const product of leaf.products) {
    // Every campaign belongs to a brand.
    if (product.brandName === '') continue;
    const ofBrand = brands.get(product.brandSlug);
    if (ofBrand === undefined) brands.set(product.brandSlug, [product]);
    else ofBrand.push(product);
  }
  const led = new Set<string>();
  return [...brands].slice(0, BRANDS_PER_LEAF).map(([brandSlug, ofBrand], rank): Draft => {
    const products = leadingWithAnother(ofBrand, led).slice(0, PRODUCTS_PER_CAMPAIGN);
    led.add(products[0]?.kind ?? '');
    return {
      slug: toSlug(`${brandSlug} ${leaf.slug}`, 70),
      name: `${products[0]?.brandName ?? brandSlug} · ${leaf.name}`,
      bidCents: random.between(25, 140),
      dailyBudgetCents: random.between(40, 200) * 100,
      categoryIds: [],
      searchTerms: rank === EVERYWHERE ? [leaf.name.toLowerCase()] : [],
      placements: placementsFor(random, rank),
      platforms: platformsFor(rank),
      headline: random.pick(headlinesFor(leaf.slug)),
      message: leaf.name,
      partNumbers: products.map(({ partNumber }) => partNumber),
      leafId: leaf.id,
      ownCategoryIds: new Set(products.flatMap(({ categoryIds }) => categoryIds)),
    };
  });
};

/**
 * Plans a campaign for each leading brand of each leaf category, led by products of different kinds. A category with too few campaigns also gets some of
 * its nearest neighbours', food first. The same seed and catalogue give the same plan.
 */
export const planCampaigns = (categories: readonly PlannedCategory[], seed: number): readonly CampaignPlan[] => {
  const random = makeRandom(`ads ${seed}`);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const drafts = categories.flatMap((category) => campaignsOf(random, category));
  const slugOf = (draft: Draft): string => byId.get(draft.leafId)?.slug ?? '';
  const foodFirst = drafts.toSorted(
    (one, other) => Number(GOES_WITH_ALL.test(slugOf(other))) - Number(GOES_WITH_ALL.test(slugOf(one))),
  );

  /** Campaigns of the nearest ancestor that has any, without those of the category `id`. */
  const neighboursOf = ({ parentId }: PlannedCategory, id: string): readonly Draft[] => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (parent === undefined) return [];
    const within = foodFirst.filter(
      ({ ownCategoryIds, platforms }) =>
        ownCategoryIds.has(parent.id) && !ownCategoryIds.has(id) && platforms.length === PLATFORMS.length,
    );
    return within.length > 0 ? within : neighboursOf(parent, id);
  };

  const lent = new Map<string, string[]>();
  for (const category of categories) {
    const own = drafts.filter(({ ownCategoryIds }) => ownCategoryIds.has(category.id));
    if (own.length >= MIN_CAMPAIGNS && !category.isOnePage) continue;
    for (const neighbour of neighboursOf(category, category.id).slice(0, category.isOnePage ? GUESTS : MIN_CAMPAIGNS)) {
      lent.set(neighbour.slug, [...(lent.get(neighbour.slug) ?? []), category.id]);
    }
  }
  return drafts.map(({ leafId: _, ownCategoryIds: __, ...plan }) => ({
    ...plan,
    categoryIds: lent.get(plan.slug) ?? [],
  }));
};
