import { ContainerModule } from 'inversify';
import { cachedPromotions } from '../../adapters/cache/cached-ports';
import { HttpPromotionOffers } from '../../adapters/commerce/http-promotion-offers';
import { HttpTokens } from '../http/tokens';
import { RewardsTokens } from './tokens';

/** The same for everybody. */
export const promotionsModule = new ContainerModule(({ bind }) => {
  bind(RewardsTokens.promotions)
    .toResolvedValue(
      (http, cache) => cachedPromotions(new HttpPromotionOffers(http), cache),
      [HttpTokens.publicCommerce, HttpTokens.readCache],
    )
    .inSingletonScope();
});
