import type { PlacedPurchase, PurchaseCounter } from '../../core/analytics/report-purchase';

/** Records the orders that were reported with the lines that count, oldest first. */
export class FakePurchaseCounter implements PurchaseCounter {
  readonly #purchases: PlacedPurchase[] = [];
  #isDown = false;

  readonly ordered: PurchaseCounter['ordered'] = (purchase) => () => {
    if (this.#isDown) return;
    const items = purchase.items.filter(({ variationId, quantity }) => variationId !== undefined && quantity > 0);
    this.#purchases.push(structuredClone({ ...purchase, items }));
  };

  /** From now on every report is lost. */
  goesDown(): void {
    this.#isDown = true;
  }

  isBack(): void {
    this.#isDown = false;
  }

  counted(): ReadonlyArray<PlacedPurchase> {
    return structuredClone(this.#purchases);
  }
}
