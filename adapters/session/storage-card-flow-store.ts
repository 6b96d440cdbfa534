import type { IO } from 'fp-ts/IO';
import type { CardFlowStore, CardSuccessFlow } from '../../core/petco-pay/card-flow-store';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';

/** Names in the browser's storage (specification sections 3 and 4). */
const SUCCESS_KEY = 'SHOW_PCC_SUCCESS';
const INTERSTITIAL_KEY = 'interstitialLogin';

/**
 * Stores the state of the card's flow: for the visit which modal to open, and permanently that a sign-in was for the
 * card.
 */
export class StorageCardFlowStore implements CardFlowStore {
  readonly hasSuccess: CardFlowStore['hasSuccess'];
  readonly takeSuccess: CardFlowStore['takeSuccess'];
  readonly markInterstitialLogin: IO<void>;
  readonly clearInterstitialLogin: IO<void>;
  readonly #sessionStorage: KeyValueStorage;

  constructor(localStorage: KeyValueStorage, sessionStorage: KeyValueStorage) {
    this.#sessionStorage = sessionStorage;
    const read = sessionStorage.read(SUCCESS_KEY);
    const forget = sessionStorage.remove(SUCCESS_KEY);
    this.hasSuccess = () => read() !== undefined;
    this.takeSuccess = () => {
      const kept = read();
      forget();
      return kept === 'PCC_LOGIN' || kept === 'PCC_REGISTRATION' ? kept : undefined;
    };
    this.markInterstitialLogin = localStorage.write(INTERSTITIAL_KEY, 'true');
    this.clearInterstitialLogin = localStorage.remove(INTERSTITIAL_KEY);
  }

  readonly rememberSuccess = (flow: CardSuccessFlow): IO<void> => this.#sessionStorage.write(SUCCESS_KEY, flow);
}
