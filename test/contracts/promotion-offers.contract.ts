import * as E from 'fp-ts/Either';
import type { PromotionOffer, PromotionOffers } from '../../core/promotions/promotion-offers';
import type { Making } from './making';

/** The world behind PromotionOffers. */
export interface PromotionOffersWorld {
  readonly offers: PromotionOffers;
  /**
   * Starts at least two codes, one of them with a minimum in one department; returns them in the order of their codes.
   */
  readonly codesRun: () => Promise<ReadonlyArray<PromotionOffer>>;
}

export const PROMOTION_CALLS = ['running'] as const;

/** All PromotionOffers, fake or real, pass this. */
export const promotionOffersContract = (name: string, makeWorld: Making<PromotionOffersWorld>): void => {
  test(`[PLT-02] [RTE-05] ${name} returns the current codes with their conditions`, async () => {
    const { offers, codesRun } = await makeWorld();
    const running = await codesRun();
    expect(running.length).toBeGreaterThan(1);
    expect(await offers.running()).toEqual(E.right(running));
  });
};
