import * as E from 'fp-ts/Either';
import type { SkuPrices } from '../../core/search/prices/sku-prices';
import { anUnreachable } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** Current prices in memory. The test can hold responses back and release them. */
export class FakeSkuPrices extends FakeUpstream<keyof SkuPrices> implements SkuPrices {
  requestCount = 0;
  abortedCount = 0;
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

  /** From now on responses wait for `release`. */
  holdsResponses(): this {
    this.#holds = true;
    return this;
  }

  /** Sends the held responses; from now on responses are immediate. */
  release(): void {
    this.#holds = false;
    for (const response of this.#held.splice(0)) response();
  }

  readonly prices: SkuPrices['prices'] = (productIds, signal) => async () => {
    this.requestCount += 1;
    signal?.addEventListener('abort', () => (this.abortedCount += 1));
    if (this.#holds) await new Promise<void>((resolve) => this.#held.push(resolve));
    return signal?.aborted === true
      ? E.left(anUnreachable({ service: 'prices', cause: 'aborted' }))
      : this.respond('prices', () => new Map([...this.#dollars].filter(([id]) => productIds.includes(id))))();
  };
}
