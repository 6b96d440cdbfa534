import type { PreferredStore } from '../../core/stores/preferred/preferred-store';

/** Whether a variant lies on the shelf of the shopper's store; `unknown` until that was asked, or when there is no store. */
export type Pickup = 'today' | 'not-here' | 'unknown';

/** What pages need of the shopper's store; its view model has it, and observers follow it. */
export interface MyStore {
  readonly store: PreferredStore | undefined;
  /** Five digits. */
  readonly zipCode: string | undefined;
  /** Where the shopper seems to be, five digits: only to be shown, and where no ZIP code of theirs is known. */
  readonly guessedZip?: string | undefined;
  /** Whether the variant with this part number can be picked up today at the shopper's store. */
  readonly pickupOf: (partNumber: string) => Pickup;
  /** Has the store's stock of these variants looked up, now and whenever the store changes. */
  readonly watch: (partNumbers: ReadonlyArray<string>) => void;
  /** Makes a store the shopper's own; false when it could not be done, which the shopper has been told by then. */
  readonly choose: (storeId: string) => Promise<boolean>;
}
