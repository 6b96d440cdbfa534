import type { PlacedPurchase, PurchaseCounter } from '../../core/analytics/report-purchase';

/** Records the orders that were reported, oldest first. */
export class FakePurchaseCounter implements PurchaseCounter {
  readonly #purchases: PlacedPurchase[] = [];

  readonly ordered: PurchaseCounter['ordered'] = (purchase) => () =>
    void this.#purchases.push(structuredClone(purchase));

  counted(): ReadonlyArray<PlacedPurchase> {
    return structuredClone(this.#purchases);
  }
}
