import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BrandTable, CategoryTable } from '../catalogue-tables.ts';
import { toSlug } from '../slug.ts';
import type { FeedShelf } from './feed-shelf.ts';

/** The brands and categories of the shop, with those that a feed adds. */
export interface FeedPlaces {
  brandSlug(name: string): string;
  /** The shelf's categories from the department to the leaf; undefined when the shop has too many already. */
  categories(shelf: FeedShelf): readonly CategoryTable[] | undefined;
  /** Brands and categories added since the last call; they must be stored before what refers to them. */
  takeNew(): { readonly brands: readonly BrandTable[]; readonly categories: readonly CategoryTable[] };
  /** Takes back what `takeNew` gave, when it could not be stored: it is given again. */
  giveBack(added: { readonly brands: readonly BrandTable[]; readonly categories: readonly CategoryTable[] }): void;
}

const NO_BRAND = 'Unbranded';
const MOST_CATEGORIES = 5000;
const FIRST_IMPORTED_CATEGORY = 12_000;

const departmentNames: Readonly<Record<string, string>> = { 'small-pet': 'Small Pet' };

const nameOfDepartment = (slug: string): string =>
  departmentNames[slug] ?? slug.charAt(0).toUpperCase() + slug.slice(1);

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
      position: byPath.size,
      image_url: `/images/categories/${slug}.webp`,
    };
    byPath.set(path, category);
    newCategories.push(category);
    return category;
  };

  return {
    brandSlug: (given) => {
      const name = given === '' ? NO_BRAND : given;
      const known = slugOfName.get(name.toLowerCase());
      if (known !== undefined) return known;
      const slug = toSlug(name, 60) || 'brand';
      slugOfName.set(name.toLowerCase(), slug);
      // Names that differ only in punctuation are one brand.
      if (!slugs.has(slug)) {
        slugs.add(slug);
        newBrands.push({ slug, name, product_count: 0, position: slugs.size - 1 });
      }
      return slug;
    },
    categories: ({ department, below }) => {
      const steps = [{ slug: department, name: nameOfDepartment(department) }, ...below];
      const found: CategoryTable[] = [];
      for (const step of steps) {
        const parent = found.at(-1);
        const path = parent === undefined ? step.slug : `${parent.path}/${step.slug}`;
        const known = byPath.get(path);
        if (known === undefined && byPath.size >= MOST_CATEGORIES) return undefined;
        found.push(known ?? addCategory(path, step.name, department, parent));
      }
      return found;
    },
    takeNew: () => {
      const added = { brands: newBrands, categories: newCategories };
      newBrands = [];
      newCategories = [];
      return added;
    },
    giveBack: (added) => {
      newBrands = [...added.brands, ...newBrands];
      newCategories = [...added.categories, ...newCategories];
    },
  };
};
