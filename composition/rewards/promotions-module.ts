import { ContainerModule } from 'inversify';
import { cachedPromotions } from '../../adapters/cache/cached-ports';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { RewardsTokens } from './tokens';

/** Shared by all requests. */
export const promotionsModule = new ContainerModule(({ bind }) => {
  bind(RewardsTokens.promotions)
    .toResolvedValue(
      ({ promotionOffers }, cache) => cachedPromotions(promotionOffers, cache),
      [BackendTokens.catalogue, CacheTokens.reads],
    )
    .inSingletonScope();
});
