import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Product } from '../../../core/catalogue/product';
import type { ViewProduct } from '../../../core/catalogue/view-product';
import type { Brand } from '../../../core/configuration/brand';
import { MAX_COMPARED } from '../../../core/paths/compare-path';
import type { PageLoader, PageOutcome } from '../../page/page';
import { loadRow, type RowPorts } from '../../recommendations/load-row';
import type { CompareData, ComparedFact, ComparedProduct } from './compare-data';

export interface CompareLoaderPorts extends RowPorts {
  readonly viewProduct: ViewProduct;
  readonly brand: Pick<Brand, 'shop'>;
}

const MORE = 6;
const MAX_SLUG_LENGTH = 200;

/**
 * Loads up to four products of one kind to compare them (PRO-11). `?products=` has the last parts of their pages' paths.
 * Products of another category than the first, and those that cannot be read, are left out.
 */
export const makeCompareLoader =
  (ports: CompareLoaderPorts): PageLoader<CompareData> =>
  ({ query }) =>
    pipe(
      read(ports, slugsIn(query.get('products') ?? '')),
      T.chain((found) =>
        found.products.length === 0 && found.isPartial
          ? T.of({ kind: 'unavailable' as const })
          : withMore(ports, found),
      ),
    );

interface Found {
  readonly products: ReadonlyArray<Product>;
  /** Whether a product could not be read, although the shop may have it. */
  readonly isPartial: boolean;
}

const readOne = ({ viewProduct }: CompareLoaderPorts, slug: string): T.Task<Found> =>
  pipe(
    viewProduct(slug),
    TE.match(
      ({ kind }): Found => ({ products: [], isPartial: kind !== 'no-such-product' }),
      ({ product }): Found => ({ products: [product], isPartial: false }),
    ),
  );

const read = (ports: CompareLoaderPorts, slugs: ReadonlyArray<string>): T.Task<Found> =>
  pipe(
    slugs,
    T.traverseArray((slug) => readOne(ports, slug)),
    T.map((all) => ({
      products: all.flatMap(({ products }) => products),
      isPartial: all.some(({ isPartial }) => isPartial),
    })),
  );

const slugsIn = (text: string): ReadonlyArray<string> =>
  [...new Set(text.split(',').map((slug) => slug.trim()))]
    .filter((slug) => slug !== '' && slug.length <= MAX_SLUG_LENGTH)
    .slice(0, MAX_COMPARED);

/** The category of a product: the last one above it. */
const kindOf = ({ breadcrumbs }: Product): string | undefined =>
  breadcrumbs.filter(({ url }) => url.includes('/category/')).at(-1)?.url;

const withMore = (ports: CompareLoaderPorts, found: Found): T.Task<PageOutcome<CompareData>> => {
  const [first] = found.products;
  const products = found.products.filter((product) => first !== undefined && kindOf(product) === kindOf(first));
  const leftOut = found.products.filter((product) => !products.includes(product)).map(({ name }) => name);
  const isFull = first === undefined || products.length >= MAX_COMPARED;
  return pipe(
    isFull ? T.of(NOTHING_MORE) : similarTo(ports, first),
    T.map((similar) => {
      const known = new Set(products.map(({ url }) => url));
      const more = similar.products
        .filter(({ url }) => !known.has(url))
        .map(({ url, name, images, prices }) => ({ url, name, image: images[0], prices }));
      const data = { products: products.map(toCompared), facts: factsOf(products), leftOut, more };
      return toPage(ports.brand.shop, data, found.isPartial || similar.isPartial);
    }),
  );
};

const NOTHING_MORE: Found = { products: [], isPartial: false };

/** Similar products of the same kind. The row that recommends them may also have others. */
const similarTo = (ports: CompareLoaderPorts, first: Product): T.Task<Found> =>
  pipe(
    loadRow(ports, { podId: 'related', count: MORE, productIds: [first.id] }),
    T.chain((row) =>
      row === undefined
        ? T.of({ products: [], isPartial: ports.capabilities.has('recommendations') })
        : read(
            ports,
            row.products.map(({ url }) => url.split('/').at(-1) ?? ''),
          ),
    ),
    T.map(({ products, isPartial }) => ({
      products: products.filter((product) => kindOf(product) === kindOf(first)),
      isPartial,
    })),
  );

const toCompared = (product: Product): ComparedProduct => {
  const { url, name, brand, images, prices, rating, reviewCount, variants } = product;
  const sizes = new Set(variants.map(({ size }) => size));
  const [size] = sizes;
  return {
    url,
    name,
    prices,
    rating,
    reviewCount,
    brand: brand?.name,
    image: images[0],
    size: sizes.size === 1 ? size : undefined,
  };
};

const listed = (values: ReadonlyArray<string | undefined>): string =>
  [...new Set(values.filter((value) => value !== undefined))].join(', ');

/** Facts that the rows of variants have, and one that helps nobody to choose. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Size', 'Available Sizes', 'Flavor', 'UPC']);

/** All facts that at least one of the products has. */
const factsOf = (products: ReadonlyArray<Product>): ReadonlyArray<ComparedFact> => {
  const named = products.flatMap(({ specification }) => specification.map(({ name }) => name));
  const names = [...new Set(named)].filter((name) => !ELSEWHERE.has(name));
  const rows = [
    { name: 'Sizes', values: products.map(({ variants }) => listed(variants.map(({ size }) => size))) },
    { name: 'Flavors', values: products.map(({ variants }) => listed(variants.map(({ flavor }) => flavor))) },
    ...names.map((name) => ({
      name,
      values: products.map(({ specification }) => specification.find((fact) => fact.name === name)?.value ?? ''),
    })),
    { name: 'Repeat Delivery', values: products.map(({ repeatDelivery }) => (repeatDelivery ? 'Yes' : 'No')) },
  ];
  return rows
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, isDifferent: new Set(row.values).size > 1 }));
};

const toPage = (shop: string, data: CompareData, isPartial: boolean): PageOutcome<CompareData> => ({
  kind: 'page',
  data,
  head: {
    title: `Compare products | ${shop}`,
    description: 'Compare product prices, sizes and details side by side.',
    canonical: undefined,
    isIndexed: false,
  },
  isShareable: true,
  isPartial,
});
