import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { canOf, type Capabilities } from '../configuration/capabilities';
import type { ContentPages } from '../content/content-pages';
import { logAndDefault } from '../shared/log-and-default';
import type { Logger } from '../shared/logger';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { StoreGateway } from '../stores/store-gateway';
import type { Category } from '../catalogue/category';
import { ADDRESSES_PER_PAGE, type PageAddresses } from './page-addresses';
import {
  brandPath,
  categoryPath,
  CREDIT_CARD_PATH,
  HOME_PATH,
  OFFERS_PATH,
  productPath,
  REWARDS_PATH,
  STORE_LOCATOR_PATH,
  storePath,
} from '../paths/paths';
import type { ProductCatalogue } from '../catalogue/product-catalogue';
import { makeLeadsTo } from '../paths/path-needs';

export interface ListSitemapPorts {
  readonly catalogue: ProductCatalogue;
  readonly addresses: PageAddresses;
  readonly pages: ContentPages;
  readonly stores: Pick<StoreGateway, 'allStores'>;
  readonly logger: Logger;
  readonly capabilities: Capabilities;
}

export type SitemapError = { readonly kind: 'no-such-sitemap' } | UpstreamFailure;

/** Lists the shop's pages for search engines (RTE-10). What the backend lacks is neither listed nor requested. */
export interface ListSitemap {
  /**
   * The number of sitemaps: the first lists home, categories, brands, stores and content pages, the others products.
   * Stores that cannot be read are left out, which is logged.
   */
  readonly count: TE.TaskEither<UpstreamFailure, number>;
  /** The paths in a sitemap, from 1. */
  readonly paths: (sitemap: number) => TE.TaskEither<SitemapError, ReadonlyArray<string>>;
}

export const makeListSitemap = ({ addresses, ...ports }: ListSitemapPorts): ListSitemap => ({
  count: pipe(
    addresses.products(1),
    TE.map(({ total }) => 1 + Math.ceil(total / ADDRESSES_PER_PAGE)),
  ),
  paths: (sitemap) => (sitemap === 1 ? fixedPaths(ports) : productPaths(addresses, sitemap - 1)),
});

const fixedPaths = ({
  catalogue,
  pages,
  capabilities,
  ...ports
}: Omit<ListSitemapPorts, 'addresses'>): TE.TaskEither<SitemapError, ReadonlyArray<string>> => {
  const can = canOf(capabilities);
  return pipe(
    TE.Do,
    TE.apS('categories', catalogue.categories),
    TE.apS('brands', can('brands') ? catalogue.brands : TE.right([])),
    TE.apS('content', can('content-pages') ? pages.indexedPaths : TE.right([])),
    TE.apSW('stores', can('stores') ? TE.fromTask(storePaths(ports)) : TE.right([])),
    TE.map(({ categories, brands, content, stores }) => [
      HOME_PATH,
      REWARDS_PATH,
      OFFERS_PATH,
      CREDIT_CARD_PATH,
      STORE_LOCATOR_PATH,
      ...categories.flatMap(pathsOf),
      ...brands.map(({ slug }) => brandPath(slug)),
      ...content,
      ...stores,
    ]),
    TE.map((paths) => paths.filter(makeLeadsTo(can))),
  );
};

const storePaths = ({ stores, logger }: Pick<ListSitemapPorts, 'stores' | 'logger'>): T.Task<ReadonlyArray<string>> =>
  pipe(
    stores.allStores,
    TE.map((points): ReadonlyArray<string> => points.map(({ id }) => storePath(id))),
    TE.getOrElse(logAndDefault(logger, 'stores could not be read for the sitemap', NO_PATHS)),
  );

const NO_PATHS: ReadonlyArray<string> = [];

const pathsOf = ({ path, children }: Category): ReadonlyArray<string> => [
  categoryPath(path),
  ...children.flatMap(pathsOf),
];

const productPaths = (addresses: PageAddresses, page: number): TE.TaskEither<SitemapError, ReadonlyArray<string>> =>
  pipe(
    addresses.products(page),
    TE.chainW(({ urls }) =>
      urls.length === 0 ? TE.left<SitemapError>({ kind: 'no-such-sitemap' }) : TE.right(urls.map(productPath)),
    ),
  );
