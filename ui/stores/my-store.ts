import type { PreferredStore } from '../../core/stores/preferred/preferred-store';

/** Whether the shopper's store has a variant in stock; `unknown` before the response, or without a store. */
export type Pickup = 'today' | 'not-here' | 'unknown';

/** The shopper's store as pages use it. Its view model implements this interface, and observers react to changes. */
export interface MyStore {
  readonly store: PreferredStore | undefined;
  /** The ZIP code for deliveries, five digits. */
  readonly zipCode: string | undefined;
  /**
   * The ZIP code guessed from the connection, five digits. It is only for display, and only while no other ZIP code is
   * known.
   */
  readonly guessedZip?: string | undefined;
  /** Whether the variant with this part number can be picked up today at the shopper's store. */
  readonly pickupOf: (partNumber: string) => Pickup;
  /** Requests the store's stock of these variants, now and after each change of the store. */
  readonly watch: (partNumbers: ReadonlyArray<string>) => void;
  /** Makes a store the preferred one. Resolves to false on failure, after the shopper was notified. */
  readonly choose: (storeId: string) => Promise<boolean>;
}
