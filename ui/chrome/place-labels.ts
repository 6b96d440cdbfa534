import type { MyStore } from '../stores/my-store';

/** The shopper's ZIP code, a guess of it, or the request to enter one. */
export const deliveryLabel = ({ zipCode, guessedZip }: Pick<MyStore, 'zipCode' | 'guessedZip'>): string =>
  zipCode ?? guessedZip ?? 'Enter ZIP';

/** The name of the shopper's store, or the request to find one. */
export const storeLabel = ({ store }: Pick<MyStore, 'store'>): string => store?.name ?? 'Find a store';
