import type { IO } from 'fp-ts/IO';
import type { AdSession, AdSessionStore } from '../../core/ads/reporting/ad-session';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { AD_SESSION_KEY } from './session-names';
import { keptFacts } from './kept-facts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Stores the ad session in local storage (ADS-03). An invalid entry counts as none. */
export class StorageAdSessionStore implements AdSessionStore {
  readonly recall: IO<AdSession | undefined>;
  readonly #localStorage: Pick<KeyValueStorage, 'read' | 'write'>;

  constructor(localStorage: Pick<KeyValueStorage, 'read' | 'write'>) {
    this.#localStorage = localStorage;
    this.recall = () => {
      const { id, expiry } = keptFacts(localStorage.read(AD_SESSION_KEY)());
      return typeof id === 'string' && UUID.test(id) && typeof expiry === 'number' ? { id, expiry } : undefined;
    };
  }

  readonly keep: AdSessionStore['keep'] = ({ id, expiry }) =>
    this.#localStorage.write(AD_SESSION_KEY, JSON.stringify({ id, expiry }));
}
