import type { Kysely } from 'kysely';
import { hash } from 'node:crypto';
import type { Database } from '../../database/schema.ts';
import type { BrandTable, CategoryTable } from '../../database/tables/catalogue-tables.ts';
import { toSlug } from '../../shared/slug.ts';
import { departmentNames, OTHER } from './placement/departments.ts';
import type { Placement } from './placement/place-item.ts';

/** The brands and categories of the shop, with those that a feed adds. */
export interface FeedPlaces {
  /** The slug of a brand by its name; empty for no brand. */
  brandSlug(name: string): string;
  /** The categories from the department to the leaf; undefined when the shop has too many already. */
  categories(placement: Pick<Placement, 'department' | 'below'>): readonly CategoryTable[] | undefined;
  /** Whether the feed added the category. */
  isNew(path: string): boolean;
  /** Brands and categories added since the last call; they must be stored before what refers to them. */
  takeNew(): { readonly brands: readonly BrandTable[]; readonly categories: readonly CategoryTable[] };
  /** Takes back what `takeNew` gave, when it could not be stored: it is given again. */
  giveBack(added: { readonly brands: readonly BrandTable[]; readonly categories: readonly CategoryTable[] }): void;
}

const MAX_CATEGORIES = 5000;
/** What fits nowhere else stands at the end of the menu. */
const LAST_POSITION = 1_000_000;
const FIRST_IMPORTED_CATEGORY = 12_000;

/** Slug of a brand whose name has no letter that an address can hold. */
const slugOfBrand = (name: string): string =>
  toSlug(name, 60) || `brand-${hash('sha256', name.toLowerCase(), 'hex').slice(0, 10)}`;

/** Reads the brands and categories there are. */
export const readFeedPlaces = async (database: Kysely<Database>): Promise<FeedPlaces> => {
  const brandRows = await database.selectFrom('brand').selectAll().execute();
  const categoryRows = await database.selectFrom('category').selectAll().execute();
  const slugOfName = new Map(brandRows.map((brand) => [brand.name.toLowerCase(), brand.slug]));
  const slugs = new Set(brandRows.map((brand) => brand.slug));
  const byPath = new Map(categoryRows.map((category) => [category.path, category]));
  let nextCategory = Math.max(FIRST_IMPORTED_CATEGORY, ...categoryRows.map((category) => Number(category.id) + 1));
  let newBrands: BrandTable[] = [];
  let newCategories: CategoryTable[] = [];

  const added = new Set<string>();

  const addCategory = (
    path: string,
    name: string,
    department: string,
    parent: CategoryTable | undefined,
  ): CategoryTable => {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const category: CategoryTable = {
      id: String(nextCategory++),
      path,
      slug,
      name,
      parent_id: parent?.id ?? null,
      department,
      position: path === OTHER ? LAST_POSITION : byPath.size,
      image_url: `/images/categories/${slug}.webp`,
    };
    byPath.set(path, category);
    added.add(path);
    newCategories.push(category);
    return category;
  };

  return {
    brandSlug: (name) => {
      if (name === '') return '';
      const known = slugOfName.get(name.toLowerCase());
      if (known !== undefined) return known;
      const slug = slugOfBrand(name);
      slugOfName.set(name.toLowerCase(), slug);
      // Names that differ only in punctuation are one brand.
      if (!slugs.has(slug)) {
        slugs.add(slug);
        newBrands.push({ slug, name, product_count: 0, position: slugs.size - 1 });
      }
      return slug;
    },
    categories: ({ department, below }) => {
      const steps = [{ slug: department, name: departmentNames[department] }, ...below];
      const found: CategoryTable[] = [];
      for (const step of steps) {
        const parent = found.at(-1);
        const path = parent === undefined ? step.slug : `${parent.path}/${step.slug}`;
        const known = byPath.get(path);
        if (known === undefined && byPath.size >= MAX_CATEGORIES) return undefined;
        found.push(known ?? addCategory(path, step.name, department, parent));
      }
      return found;
    },
    isNew: (path) => added.has(path),
    takeNew: () => {
      const taken = { brands: newBrands, categories: newCategories };
      newBrands = [];
      newCategories = [];
      return taken;
    },
    giveBack: (given) => {
      newBrands = [...given.brands, ...newBrands];
      newCategories = [...given.categories, ...newCategories];
    },
  };
};
