import type { IO } from 'fp-ts/IO';

/** Stores whether the shopper has closed the promotional stripe (HDR-06). None of these fail. */
export interface StripeStore {
  /** True unless the shopper has closed it. */
  readonly isOpen: IO<boolean>;
  readonly remember: (isOpen: boolean) => IO<void>;
}
