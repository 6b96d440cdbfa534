import { ContainerModule } from 'inversify';
import { makeChangeRepeatDelivery } from '../../core/repeat-delivery/change-repeat-delivery';
import { makeLoadRepeatDeliveries } from '../../core/repeat-delivery/load-repeat-deliveries';
import { makeLoadRepeatOffer } from '../../core/repeat-delivery/load-repeat-offer';
import { makeLoadRepeatStart } from '../../core/repeat-delivery/load-repeat-start';
import { makeStartRepeatDelivery } from '../../core/repeat-delivery/start-repeat-delivery';
import { makeTakeFromCart } from '../../core/repeat-delivery/take-from-cart';
import { BackendTokens } from '../backend/tokens';
import { CartTokens } from '../cart/tokens';
import { CheckoutTokens } from '../checkout/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { IdentityTokens } from '../identity/tokens';
import { PetTokens } from '../pets/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { RepeatDeliveryTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const repeatDeliveryModule = new ContainerModule(({ bind }) => {
  bind(RepeatDeliveryTokens.gateway).toResolvedValue(({ repeatDelivery }) => repeatDelivery, [BackendTokens.personal]);
  bind(RepeatDeliveryTokens.plans).toResolvedValue(({ plans }) => plans, [RepeatDeliveryTokens.gateway]);
  bind(RepeatDeliveryTokens.offer).toResolvedValue(({ offer }) => offer, [RepeatDeliveryTokens.gateway]);
  bind(RepeatDeliveryTokens.loadOffer).toResolvedValue(
    (repeatDelivery, { pets }, userType, capabilities) =>
      makeLoadRepeatOffer({ repeatDelivery, pets, userType, capabilities }),
    [RepeatDeliveryTokens.gateway, PetTokens.pets, IdentityTokens.userType, ConfigurationTokens.capabilities],
  );
  bind(RepeatDeliveryTokens.loadAll).toResolvedValue(
    (repeatDelivery, addresses, loadWallet) => makeLoadRepeatDeliveries({ repeatDelivery, addresses, loadWallet }),
    [RepeatDeliveryTokens.gateway, CheckoutTokens.addresses, PetcoPayTokens.loadWallet],
  );
  bind(RepeatDeliveryTokens.loadStart).toResolvedValue(
    (loadRepeatOffer, addresses, loadWallet, { profiles }) =>
      makeLoadRepeatStart({ loadRepeatOffer, addresses, loadWallet, profile: profiles.profile }),
    [RepeatDeliveryTokens.loadOffer, CheckoutTokens.addresses, PetcoPayTokens.loadWallet, BackendTokens.personal],
  );
  bind(RepeatDeliveryTokens.start).toResolvedValue(
    (repeatDelivery, { profiles }) => makeStartRepeatDelivery({ repeatDelivery, profiles }),
    [RepeatDeliveryTokens.gateway, BackendTokens.personal],
  );
  bind(RepeatDeliveryTokens.takeFromCart).toResolvedValue((cart) => makeTakeFromCart({ cart }), [CartTokens.cart]);
  bind(RepeatDeliveryTokens.change).toResolvedValue(
    (repeatDelivery) => makeChangeRepeatDelivery({ repeatDelivery }),
    [RepeatDeliveryTokens.gateway],
  );
});
