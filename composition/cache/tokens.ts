import type { ReadCache } from '../../adapters/cache/read-cache';
import { token } from '../token/token';

/** The caches of reads that are the same for all shoppers. */
export const CacheTokens = {
  reads: token<ReadCache>('ReadCache'),
  /** Caches reads of products, until products change. */
  products: token<ReadCache>('ProductCache'),
} as const;
