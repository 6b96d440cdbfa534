import type { StripeStore } from '../../core/overlay/stripe-store';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Cookies } from '../../core/shared/cookies';
import { SESSION_INFO_KEY, STRIPE_CLOSED, STRIPE_COOKIE } from './stripe-names';

const A_YEAR = { maxAgeSeconds: 365 * 24 * 60 * 60 };

/**
 * The stripe's visibility in the browser: `SESSION_INFO`, JSON with the header's flag (HDR-06). A cookie repeats it for
 * the server, so that a closed stripe is not rendered.
 */
export class StorageStripeStore implements StripeStore {
  readonly #storage: KeyValueStorage;
  readonly #cookies: Pick<Cookies, 'write' | 'remove'>;

  constructor(storage: KeyValueStorage, cookies: Pick<Cookies, 'write' | 'remove'>) {
    this.#storage = storage;
    this.#cookies = cookies;
  }

  readonly isOpen: StripeStore['isOpen'] = () =>
    this.#storage.read(SESSION_INFO_KEY)()?.includes(STRIPE_CLOSED) !== true;

  readonly remember: StripeStore['remember'] = (isOpen) => () => {
    this.#storage.write(SESSION_INFO_KEY, JSON.stringify({ globalStripeOpen: isOpen }))();
    if (isOpen) this.#cookies.remove(STRIPE_COOKIE)();
    else this.#cookies.write(STRIPE_COOKIE, 'closed', A_YEAR)();
  };
}
