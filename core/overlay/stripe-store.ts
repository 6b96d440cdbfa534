import type { IO } from 'fp-ts/IO';

/** Whether the shopper has put the promotional stripe away (HDR-06). None of these fail. */
export interface StripeStore {
  /** True unless the shopper has closed it. */
  readonly isOpen: IO<boolean>;
  readonly remember: (isOpen: boolean) => IO<void>;
}
