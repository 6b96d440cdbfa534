import type { CardFlowStore, CardSuccessFlow } from '../../core/petco-pay/card-flow-store';

/** Keeps the state of the card flow in memory. */
export class FakeCardFlowStore implements CardFlowStore {
  #flow: CardSuccessFlow | undefined;
  #isMarked = false;

  get isInterstitialLogin(): boolean {
    return this.#isMarked;
  }

  readonly rememberSuccess: CardFlowStore['rememberSuccess'] = (flow) => () => {
    this.#flow = flow;
  };

  readonly hasSuccess: CardFlowStore['hasSuccess'] = () => this.#flow !== undefined;

  readonly takeSuccess: CardFlowStore['takeSuccess'] = () => {
    const flow = this.#flow;
    this.#flow = undefined;
    return flow;
  };

  readonly markInterstitialLogin: CardFlowStore['markInterstitialLogin'] = () => {
    this.#isMarked = true;
  };

  readonly clearInterstitialLogin: CardFlowStore['clearInterstitialLogin'] = () => {
    this.#isMarked = false;
  };
}
