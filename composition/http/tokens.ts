import type { HttpClient } from '../../adapters/http/http-client';
import type { ReadCache } from '../../adapters/cache/read-cache';
import { token } from '../token/token';

/** The HTTP clients that each root brings along. */
export const HttpTokens = {
  /** Commerce transactions in the shopper's name, with their cookies. */
  personalCommerce: token<HttpClient>('PersonalCommerceHttp'),
  /** Commerce reads that are the same for everybody. */
  publicCommerce: token<HttpClient>('PublicCommerceHttp'),
  /** Catalogue views, the same for everybody. */
  catalogue: token<HttpClient>('CatalogueHttp'),
  /** Paths of the shop itself, such as today's prices. */
  site: token<HttpClient>('SiteHttp'),
  /** What remembers public reads. */
  readCache: token<ReadCache>('ReadCache'),
  /** What remembers public reads of products, until they change. */
  productCache: token<ReadCache>('ProductCache'),
} as const;
