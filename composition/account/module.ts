import { ContainerModule } from 'inversify';
import { makeLoadAccountOverview } from '../../core/account/load-account-overview';
import { CheckoutTokens } from '../checkout/tokens';
import { OrderTokens } from '../orders/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { RewardsTokens } from '../rewards/tokens';
import { StoreTokens } from '../stores/tokens';
import { AccountTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(AccountTokens.loadOverview).toResolvedValue(
    (listOrders, refreshRewards, addresses, loadWallet, placeStore) =>
      makeLoadAccountOverview({ listOrders, refreshRewards, addresses, loadWallet, placeStore }),
    [
      OrderTokens.listOrders,
      RewardsTokens.refreshRewards,
      CheckoutTokens.addresses,
      PetcoPayTokens.loadWallet,
      StoreTokens.placeStore,
    ],
  );
});
