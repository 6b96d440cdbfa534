/** A valid request that generated requests are made from. */
export interface Seed {
  /** Method and pattern of the route that it is for, as the server registers it: `GET /images/:kind/:file`. */
  readonly route: string;
  /** Path and query, encoded. */
  readonly path: string;
  /** Whose cookies it carries; a stranger has none. */
  readonly as?: 'guest' | 'member';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as the fields of an HTML form. */
  readonly form?: Readonly<Record<string, string>>;
}

/** Ids and paths of the running shop, for valid requests. */
export interface ShopFacts {
  readonly productId: string;
  readonly productUrl: string;
  readonly skuId: string;
  /** Of a SKU. */
  readonly partNumber: string;
  readonly productPartNumber: string;
  readonly categoryId: string;
  readonly categoryPath: string;
  readonly brandSlug: string;
  readonly storeId: string;
  readonly imagePath: string;
  /** For calls of the second search provider. */
  readonly accessToken: string;
}

/** The method of a seed. */
export const methodOf = ({ route }: Seed): string => route.slice(0, route.indexOf(' '));

/** The base of the commerce routes. */
export const WCS = '/wcs/resources/store/:storeId';

interface Given extends Omit<Seed, 'route' | 'path'> {
  readonly query?: string;
}

/** A call below the commerce paths; `:name` in the pattern is filled from `values`. */
export const call = (base: string, values: Readonly<Record<string, string>>) => {
  const filled = new Map(Object.entries({ storeId: '10151', ...values }));
  return (method: string, pattern: string, { query = '', ...more }: Given = {}): Seed => {
    const path = `${base}/${pattern}`.replace(/:(\w+)/g, (_, name: string) => filled.get(name) ?? name);
    return { route: `${method} ${base}/${pattern}`, path: path + query, ...more };
  };
};
