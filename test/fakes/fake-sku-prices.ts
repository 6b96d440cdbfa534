import * as E from 'fp-ts/Either';
import type { SkuPrices } from '../../core/search/prices/sku-prices';
import { anUnreachable } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** Today's prices in memory. They can be slow: then answers come when they are let go. */
export class FakeSkuPrices extends FakeUpstream<keyof SkuPrices> implements SkuPrices {
  asked = 0;
  aborted = 0;
  readonly #dollars = new Map<string, number>();
  readonly #held: Array<() => void> = [];
  #holds = false;

  constructor() {
    super('prices');
  }

  hasPrice(productId: string, dollars: number): this {
    this.#dollars.set(productId, dollars);
    return this;
  }

  /** From now on answers come when they are let go. */
  isSlow(): this {
    this.#holds = true;
    return this;
  }

  /** Lets go what is held, and answers at once from now on. */
  letGo(): void {
    this.#holds = false;
    for (const response of this.#held.splice(0)) response();
  }

  readonly prices: SkuPrices['prices'] = (productIds, signal) => async () => {
    this.asked += 1;
    signal?.addEventListener('abort', () => (this.aborted += 1));
    if (this.#holds) await new Promise<void>((resolve) => this.#held.push(resolve));
    return signal?.aborted === true
      ? E.left(anUnreachable({ service: 'prices', cause: 'aborted' }))
      : this.answer('prices', () => new Map([...this.#dollars].filter(([id]) => productIds.includes(id))))();
  };
}
