import type { IO } from 'fp-ts/IO';
import type { AdClick, AdClickStore } from '../../core/ads/reporting/ad-report';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { keptFacts } from './kept-facts';
import { AD_CLICK_KEY } from './session-names';

const MAX_LENGTH = 200;

/**
 * Stores the last click in local storage, for the page that the ad links to (ADS-09). An invalid entry counts as none.
 */
export class StorageAdClickStore implements AdClickStore {
  readonly recall: IO<AdClick | undefined>;
  readonly forget: IO<void>;
  readonly #localStorage: Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;

  constructor(localStorage: Pick<KeyValueStorage, 'read' | 'write' | 'remove'>) {
    this.#localStorage = localStorage;
    this.recall = () => {
      const { id, sku, sessionId, customerId, ts } = keptFacts(localStorage.read(AD_CLICK_KEY)());
      if (!isText(id) || !isText(sessionId) || typeof ts !== 'number') return undefined;
      return { id, sku: textOf(sku), sessionId, customerId: textOf(customerId), ts };
    };
    this.forget = localStorage.remove(AD_CLICK_KEY);
  }

  readonly keep: AdClickStore['keep'] = (click) => this.#localStorage.write(AD_CLICK_KEY, JSON.stringify(click));
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;
const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);
