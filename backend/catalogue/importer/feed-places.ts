import type { Kysely } from 'kysely';
import { hash } from 'node:crypto';
import type { Database } from '../../database/schema.ts';
import type { BrandTable, CategoryTable } from '../../database/tables/catalogue-tables.ts';
import { toSlug } from '../../shared/slug.ts';
import { departmentNames, OTHER } from './placement/departments.ts';
import type { Placement } from './placement/place-item.ts';

/** The brands and categories of the shop, including those that a feed adds. */
export interface FeedPlaces {
  /** The slug of the brand with this name; empty for an empty name. */
  brandSlug(name: string): string;
  /** The categories from the department down to the leaf; undefined when the shop has too many already. */
  categories(placement: Pick<Placement, 'department' | 'below'>): readonly CategoryTable[] | undefined;
  /** Whether the feed added the category. */
  isNew(path: string): boolean;
  /** Brands and categories added since the last call; they must be stored before what refers to them. */
  takeNew(): { readonly brands: readonly BrandTable[]; readonly categories: readonly CategoryTable[] };
  /** Returns what `takeNew` took and could not be stored; the next `takeNew` includes it. */
  giveBack(added: { readonly brands: readonly BrandTable[]; readonly categories: readonly CategoryTable[] }): void;
}

const MAX_CATEGORIES = 5000;
/** Products that fit nowhere else are listed at the end of the menu. */
const LAST_POSITION = 1_000_000;
const FIRST_IMPORTED_CATEGORY = 12_000;

/** Slug of a brand whose name has no letter that an address can hold. */
const slugOfBrand = (name: string): string =>
  toSlug(name, 60) || `brand-${hash('sha256', name.toLowerCase(), 'hex').slice(0, 10)}`;

/** The brands that the shop has, and those that were added since `take`. */
interface BrandList {
  slugOf(name: string): string;
  take(): readonly BrandTable[];
  giveBack(brands: readonly BrandTable[]): void;
}

const makeBrandList = (stored: readonly BrandTable[]): BrandList => {
  const slugOfName = new Map(stored.map((brand) => [brand.name.toLowerCase(), brand.slug]));
  const slugs = new Set(stored.map((brand) => brand.slug));
  let added: readonly BrandTable[] = [];
  return {
    slugOf: (name) => {
      if (name === '') return '';
      const known = slugOfName.get(name.toLowerCase());
      if (known !== undefined) return known;
      const slug = slugOfBrand(name);
      slugOfName.set(name.toLowerCase(), slug);
      // Names that differ only in punctuation are one brand.
      if (!slugs.has(slug)) {
        slugs.add(slug);
        added = [...added, { slug, name, product_count: 0, position: slugs.size - 1 }];
      }
      return slug;
    },
    take: () => {
      const taken = added;
      added = [];
      return taken;
    },
    giveBack: (brands) => {
      added = [...brands, ...added];
    },
  };
};

/** The categories that the shop has, and those that were added since `take`. */
interface CategoryList {
  /** The category of a path, added when there is none; undefined when the shop has too many already. */
  findOrAdd(
    path: string,
    facts: Pick<CategoryTable, 'name' | 'department'> & { readonly parent: CategoryTable | undefined },
  ): CategoryTable | undefined;
  isNew(path: string): boolean;
  take(): readonly CategoryTable[];
  giveBack(categories: readonly CategoryTable[]): void;
}

const makeCategoryList = (stored: readonly CategoryTable[]): CategoryList => {
  const byPath = new Map(stored.map((category) => [category.path, category]));
  const newPaths = new Set<string>();
  let nextId = Math.max(FIRST_IMPORTED_CATEGORY, ...stored.map((category) => Number(category.id) + 1));
  let added: readonly CategoryTable[] = [];
  return {
    findOrAdd: (path, { name, department, parent }) => {
      const known = byPath.get(path);
      if (known !== undefined) return known;
      if (byPath.size >= MAX_CATEGORIES) return undefined;
      const slug = path.slice(path.lastIndexOf('/') + 1);
      const category: CategoryTable = {
        id: String(nextId++),
        path,
        slug,
        name,
        parent_id: parent?.id ?? null,
        department,
        position: path === OTHER ? LAST_POSITION : byPath.size,
        image_url: `/images/categories/${slug}.webp`,
      };
      byPath.set(path, category);
      newPaths.add(path);
      added = [...added, category];
      return category;
    },
    isNew: (path) => newPaths.has(path),
    take: () => {
      const taken = added;
      added = [];
      return taken;
    },
    giveBack: (categories) => {
      added = [...categories, ...added];
    },
  };
};

/** Reads the brands and categories that are stored. */
export const readFeedPlaces = async (database: Kysely<Database>): Promise<FeedPlaces> => {
  const brands = makeBrandList(await database.selectFrom('brand').selectAll().execute());
  const categories = makeCategoryList(await database.selectFrom('category').selectAll().execute());
  return {
    brandSlug: brands.slugOf,
    categories: ({ department, below }) => {
      const steps = [{ slug: department, name: departmentNames[department] }, ...below];
      const found: CategoryTable[] = [];
      for (const { slug, name } of steps) {
        const parent = found.at(-1);
        const path = parent === undefined ? slug : `${parent.path}/${slug}`;
        const category = categories.findOrAdd(path, { name, department, parent });
        if (category === undefined) return undefined;
        found.push(category);
      }
      return found;
    },
    isNew: categories.isNew,
    takeNew: () => ({ brands: brands.take(), categories: categories.take() }),
    giveBack: (given) => {
      brands.giveBack(given.brands);
      categories.giveBack(given.categories);
    },
  };
};
