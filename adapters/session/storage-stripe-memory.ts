import type { StripeMemory } from '../../core/overlay/stripe-memory';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { SESSION_INFO_KEY, STRIPE_CLOSED } from './stripe-names';

/** The stripe's visibility as the browser keeps it: `SESSION_INFO`, JSON with the header's flag (HDR-06). */
export class StorageStripeMemory implements StripeMemory {
  constructor(private readonly storage: KeyValueStorage) {}

  readonly isOpen: StripeMemory['isOpen'] = () =>
    this.storage.read(SESSION_INFO_KEY)()?.includes(STRIPE_CLOSED) !== true;

  readonly remember: StripeMemory['remember'] = (isOpen) =>
    this.storage.write(SESSION_INFO_KEY, JSON.stringify({ globalStripeOpen: isOpen }));
}
