import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Category } from './category';
import type { Product, Stock } from './product';

export interface CatalogueBrand {
  /** Last part of its page's path. */
  readonly slug: string;
  readonly name: string;
  readonly logo: string | undefined;
  readonly productCount: number;
}

/** The shop's products, categories and brands. Reading changes nothing; every call may fail as an upstream does. */
export interface ProductCatalogue {
  /** The product whose page's path ends in `url`; none when there is no such product. */
  readonly productByUrl: (url: string) => TaskEither<UpstreamFailure, Option<Product>>;
  /** The stock for shipping, for each variant that the service knows. */
  readonly onlineStock: (variantIds: ReadonlyArray<string>) => TaskEither<UpstreamFailure, ReadonlyArray<Stock>>;
  /** Departments in the order of the menu, with their subcategories. */
  readonly categories: TaskEither<UpstreamFailure, ReadonlyArray<Category>>;
  /** Brands, the most important first. */
  readonly brands: TaskEither<UpstreamFailure, ReadonlyArray<CatalogueBrand>>;
}

/** A catalogue that may respond from a cache. */
export interface CachedCatalogue extends ProductCatalogue {
  /** With `since`, in minutes since 1970, nothing is returned that was read before that time. */
  readonly onlineStock: (
    variantIds: ReadonlyArray<string>,
    since?: number,
  ) => TaskEither<UpstreamFailure, ReadonlyArray<Stock>>;
}
