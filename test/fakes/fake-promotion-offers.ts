import type { PromotionOffer, PromotionOffers } from '../../core/promotions/promotion-offers';
import { FakeUpstream } from './fake-upstream';

/** The shop's promotion codes in memory. */
export class FakePromotionOffers extends FakeUpstream<keyof PromotionOffers> implements PromotionOffers {
  #offers: ReadonlyArray<PromotionOffer> = [];

  constructor() {
    super('commerce');
  }

  runs(...offers: ReadonlyArray<PromotionOffer>): this {
    this.#offers = [...this.#offers, ...offers].sort((a, b) => (a.code < b.code ? -1 : 1));
    return this;
  }

  readonly running: PromotionOffers['running'] = this.respond('running', () => structuredClone(this.#offers));
}
