import type { CardFlowMemory, CardSuccessFlow } from '../../core/petco-pay/card-flow-memory';

/** What the card's flow remembers, in memory. */
export class FakeCardFlowMemory implements CardFlowMemory {
  private flow: CardSuccessFlow | undefined;
  private isMarked = false;

  get isInterstitialLogin(): boolean {
    return this.isMarked;
  }

  readonly rememberSuccess: CardFlowMemory['rememberSuccess'] = (flow) => () => {
    this.flow = flow;
  };

  readonly hasSuccess: CardFlowMemory['hasSuccess'] = () => this.flow !== undefined;

  readonly takeSuccess: CardFlowMemory['takeSuccess'] = () => {
    const { flow } = this;
    this.flow = undefined;
    return flow;
  };

  readonly markInterstitialLogin: CardFlowMemory['markInterstitialLogin'] = () => {
    this.isMarked = true;
  };

  readonly clearInterstitialLogin: CardFlowMemory['clearInterstitialLogin'] = () => {
    this.isMarked = false;
  };
}
