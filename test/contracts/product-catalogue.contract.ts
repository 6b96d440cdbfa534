import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { findCategory, type Category } from '../../core/catalogue/category';
import { productPath } from '../../core/paths/paths';
import { pricesOf } from '../../core/catalogue/price';
import type { Product } from '../../core/catalogue/product';
import type { ProductCatalogue } from '../../core/catalogue/product-catalogue';
import type { Making } from './making';

/** A product with several variants, each of them in stock. */
export interface KnownProduct {
  /** Last part of its page's path. */
  readonly url: string;
  readonly name: string;
  readonly partNumber: string;
  /** Undefined in a shop without brands. */
  readonly brandName: string | undefined;
  readonly variantPartNumbers: ReadonlyArray<string>;
}

/** A department, or a category below one. */
export interface KnownCategory {
  /** The path after `/category/`, the department first. */
  readonly path: string;
  readonly name: string;
}

/** The world behind a ProductCatalogue with its known content. */
export interface CatalogueWorld {
  readonly catalogue: ProductCatalogue;
  readonly knownProduct: () => Promise<KnownProduct>;
  readonly knownCategory: () => Promise<KnownCategory>;
  /** Undefined in a shop without brands. */
  readonly knownBrand: () => Promise<{ readonly slug: string; readonly name: string } | undefined>;
  /** The id of a variant that is out of stock and not orderable. */
  readonly soldOutVariantId: () => Promise<string>;
}

export const CATALOGUE_CALLS = ['productByUrl', 'onlineStock', 'categories', 'brands'] as const;

/** Every ProductCatalogue, fake or real, passes this. */
export const productCatalogueContract = (name: string, makeWorld: Making<CatalogueWorld>): void => {
  const viewed = async (): Promise<CatalogueWorld & { readonly known: KnownProduct; readonly product: Product }> => {
    const world = await makeWorld();
    const known = await world.knownProduct();
    return {
      ...world,
      known,
      product: O.getOrElseW(noProduct)(rightOf(await world.catalogue.productByUrl(known.url)())),
    };
  };

  describe(`[PLT-02] ${name} as a ProductCatalogue`, () => {
    test('[RTE-03] finds a product by the last part of its path', async () => {
      const { known, product } = await viewed();
      expect(product).toMatchObject({
        name: known.name,
        partNumber: known.partNumber,
        url: productPath(known.url),
        brand: known.brandName === undefined ? undefined : { name: known.brandName },
      });
    });

    test('[RTE-03] finds nothing for an unknown path', async () => {
      const { catalogue } = await makeWorld();
      expect(await catalogue.productByUrl('no-such-product')()).toEqual(E.right(O.none));
    });

    test.each(['', '..', 'a/b', '%2e%2e', 'ünïcode 100%', '"quotes"?&#'])(
      '[RTE-03] finds nothing for the unusual path part %j, without a failure',
      async (url) => {
        const { catalogue } = await makeWorld();
        expect(await catalogue.productByUrl(url)()).toEqual(E.right(O.none));
      },
    );

    test('returns a product with its variants, each with its own id', async () => {
      const { known, product } = await viewed();
      expect(product.variants.map(({ partNumber }) => partNumber).sort()).toEqual([...known.variantPartNumbers].sort());
      expect(new Set(product.variants.map(({ id }) => id)).size).toBe(known.variantPartNumbers.length);
    });

    test("[REC-03] computes a product's prices from its variants", async () => {
      const { product } = await viewed();
      expect(product.prices).toEqual(pricesOf(product.variants));
      expect(product.prices.price).toBeGreaterThan(0);
    });

    test('returns the number of ratings per star', async () => {
      const { product } = await viewed();
      const { ratingCounts, reviewCount } = product;
      expect(ratingCounts.length === 0 || ratingCounts.length === 5).toBe(true);
      if (ratingCounts.length === 5) expect(ratingCounts.reduce((sum, count) => sum + count, 0)).toBe(reviewCount);
    });

    test('returns breadcrumbs that lead to pages of the shop', async () => {
      const { product } = await viewed();
      expect(product.breadcrumbs).not.toEqual([]);
      for (const { label, url } of product.breadcrumbs) {
        expect(label).toMatch(/\S/);
        expect(url).toMatch(/^\/shop\//);
      }
    });

    test('returns stock for known variants only', async () => {
      const { catalogue, product } = await viewed();
      const ids = product.variants.map(({ id }) => id);
      const stock = rightOf(await catalogue.onlineStock([...ids, '999999999'])());
      expect(stock.map(({ variantId }) => variantId).sort()).toEqual([...ids].sort());
      expect(stock.map(({ status }) => status)).toEqual(ids.map(() => 'available'));
    });

    test('returns a sold-out variant as unavailable', async () => {
      const { catalogue, soldOutVariantId } = await makeWorld();
      const variantId = await soldOutVariantId();
      expect(rightOf(await catalogue.onlineStock([variantId])())).toMatchObject([{ variantId, status: 'unavailable' }]);
    });

    test('returns no stock for an empty request', async () => {
      const { catalogue } = await makeWorld();
      expect(await catalogue.onlineStock([])()).toEqual(E.right([]));
    });

    test('[HDR-09] nests categories below their departments', async () => {
      const { catalogue, knownCategory } = await makeWorld();
      const { path, name: categoryName } = await knownCategory();
      const categories = rightOf(await catalogue.categories());
      expect(findCategory(categories, path)).toMatchObject({
        category: { path, name: categoryName },
        ancestors: pathsAbove(path).map((above) => ({ path: above })),
      });
    });

    test("[RTE-03] gives every category an id, a name and a path below its parent's", async () => {
      const { catalogue } = await makeWorld();
      const categories = rightOf(await catalogue.categories());
      const all = categories.flatMap((category) => withDescendants(category));
      for (const { category, parent } of all) {
        expect(category).toMatchObject({ id: expect.stringMatching(/\S/), name: expect.stringMatching(/\S/) });
        expect(category.path.startsWith(parent === undefined ? '' : `${parent.path}/`)).toBe(true);
      }
      expect(new Set(all.map(({ category }) => category.path)).size).toBe(all.length);
    });

    test('[HDR-09] gives brands their own pages', async () => {
      const { catalogue, knownBrand } = await makeWorld();
      const brand = await knownBrand();
      const brands = rightOf(await catalogue.brands());
      if (brand === undefined) expect(brands).toEqual([]);
      else expect(brands).toEqual(expect.arrayContaining([expect.objectContaining(brand)]));
      expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
    });
  });
};

const rightOf = <A>(response: E.Either<unknown, A>): A => {
  if (E.isLeft(response)) throw new Error(`the catalogue failed: ${JSON.stringify(response.left)}`);
  return response.right;
};

const noProduct = (): never => {
  throw new Error('the known product was not found');
};

/** `dog` and `dog/food` for `dog/food/dry`. */
const pathsAbove = (path: string): ReadonlyArray<string> => {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};

type Placed = { readonly category: Category; readonly parent: Category | undefined };

const withDescendants = (category: Category, parent?: Category): ReadonlyArray<Placed> => [
  { category, parent },
  ...category.children.flatMap((child) => withDescendants(child, category)),
];
