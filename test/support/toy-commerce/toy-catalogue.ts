import { numberOf } from './toy-input.ts';
import { ToyProblem } from './toy-problem.ts';
import { TOY_CATEGORIES, type ToyOption, type ToyProduct } from './toy-products.ts';

const MAX_LIMIT = 100;
const MAX_CENTS = 100_000_000;
const KNOWN = ['category', 'q', 'offset', 'limit', 'sort', 'min_cents', 'max_cents', 'sku'];

const lowestPrice = ({ options }: ToyProduct): number => Math.min(...options.map(({ price_cents }) => price_cents));
const byTitle = (a: ToyProduct, b: ToyProduct): number => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1);

const ORDERS: ReadonlyMap<string, (a: ToyProduct, b: ToyProduct) => number> = new Map([
  ['price', (a: ToyProduct, b: ToyProduct) => lowestPrice(a) - lowestPrice(b)],
  ['-price', (a: ToyProduct, b: ToyProduct) => lowestPrice(b) - lowestPrice(a)],
  ['-rating', (a: ToyProduct, b: ToyProduct) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0)],
  ['title', byTitle],
]);

/** The engine's products. Stock is part of an option and changes with `setStock`. */
export class ToyCatalogue {
  readonly #products = new Map<string, ToyProduct>();
  readonly #slugOfSku = new Map<string, string>();

  constructor(products: ReadonlyArray<ToyProduct>) {
    for (const product of products) {
      this.#products.set(product.slug, product);
      for (const { sku } of product.options) this.#slugOfSku.set(sku, product.slug);
    }
  }

  /** `GET /v1/categories`. */
  categories(): unknown {
    const all = [...this.#products.values()];
    return {
      categories: TOY_CATEGORIES.map((category) => ({
        ...category,
        products: all.filter((product) => product.category === category.slug).length,
      })),
    };
  }

  /** `GET /v1/products/:slug`. */
  product(slug: string): ToyProduct {
    const product = this.#products.get(slug);
    if (product === undefined) throw new ToyProblem(404, 'product_unknown', 'We couldn’t find that product.');
    return product;
  }

  /** Returns the product of a SKU and the option for that SKU; undefined for an unknown SKU. */
  offer(sku: string): { readonly product: ToyProduct; readonly option: ToyOption } | undefined {
    const product = this.#products.get(this.#slugOfSku.get(sku) ?? '');
    const option = product?.options.find((each) => each.sku === sku);
    return product === undefined || option === undefined ? undefined : { product, option };
  }

  /** `GET /v1/products`. `price_range` is the range of all products found, before the price filter applies. */
  list(query: URLSearchParams): unknown {
    const unknown = [...query.keys()].find((name) => !KNOWN.includes(name));
    if (unknown !== undefined)
      throw new ToyProblem(400, 'invalid_query', 'The query has a parameter that is not known.');
    const found = this.#found(query);
    const prices = found.map(lowestPrice);
    const [min, max] = [numberOf(query, 'min_cents', 0, MAX_CENTS), numberOf(query, 'max_cents', MAX_CENTS, MAX_CENTS)];
    const products = found.filter((product) => lowestPrice(product) >= min && lowestPrice(product) <= max);
    const order = ORDERS.get(query.get('sort') ?? '');
    const ordered = order === undefined ? products : [...products].sort(order);
    const offset = numberOf(query, 'offset', 0, 1_000_000);
    return {
      total: ordered.length,
      price_range:
        prices.length === 0 ? null : { lowest_cents: Math.min(...prices), highest_cents: Math.max(...prices) },
      products: ordered.slice(offset, offset + numberOf(query, 'limit', 20, MAX_LIMIT)),
    };
  }

  setStock(sku: string, stock: number): void {
    const offer = this.offer(sku);
    if (offer === undefined) throw new RangeError(`${sku} is not in the catalogue.`);
    const { product, option } = offer;
    const options = product.options.map((each) => (each === option ? { ...each, stock } : each));
    this.#products.set(product.slug, { ...product, options });
  }

  #found(query: URLSearchParams): ReadonlyArray<ToyProduct> {
    const category = query.get('category');
    const words = (query.get('q') ?? '')
      .toLowerCase()
      .slice(0, 200)
      .split(/\s+/)
      .filter((word) => word !== '');
    const skus = new Set(query.getAll('sku').slice(0, MAX_LIMIT));
    return [...this.#products.values()].filter(
      (product) =>
        (category === null || product.category === category) &&
        words.every((word) => product.title.toLowerCase().includes(word)) &&
        (skus.size === 0 || product.options.some(({ sku }) => skus.has(sku))),
    );
  }
}
