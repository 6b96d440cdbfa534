import * as E from 'fp-ts/Either';
import { HttpPromotionOffers } from '../../../adapters/commerce/cart/http-promotion-offers';
import { anOffer } from '../../builders/promotion-offer';
import { PROMOTION_CALLS, promotionOffersContract } from '../../contracts/promotion-offers.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, serve, transactions } from './commerce-site';

promotionOffersContract('HttpPromotionOffers', () => ({
  offers: new HttpPromotionOffers(transactions()),
  codesRun: async () => {
    const running = [anOffer({ code: 'A10', minimum: 30, department: 'dog' }), anOffer({ code: 'B5' })];
    serve(() => [
      200,
      {
        promotion: running.map(({ code, description, minimum, department }) => ({
          code,
          description,
          minimumAmount: minimum.toFixed(5),
          department,
        })),
      },
    ]);
    return running;
  },
}));

upstreamFailuresContract('HttpPromotionOffers', PROMOTION_CALLS, () =>
  failingSite({ running: new HttpPromotionOffers(transactions()).running }),
);

test('[RTE-05] shows the code when it has no description', async () => {
  serve(() => [200, { promotion: [{ code: 'X', endDate: '2030-03-01T00:00:00.000Z' }] }]);
  expect(await new HttpPromotionOffers(transactions()).running()).toEqual(
    E.right([anOffer({ code: 'X', description: 'X', endsAt: '2030-03-01T00:00:00.000Z' })]),
  );
});
