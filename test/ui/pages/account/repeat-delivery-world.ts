import * as TE from 'fp-ts/TaskEither';
import { makeChangeRepeatDelivery } from '../../../../core/repeat-delivery/change-repeat-delivery';
import { makeLoadRepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import { makeLoadRepeatOffer } from '../../../../core/repeat-delivery/load-repeat-offer';
import { makeLoadRepeatStart } from '../../../../core/repeat-delivery/load-repeat-start';
import { makeStartRepeatDelivery } from '../../../../core/repeat-delivery/start-repeat-delivery';
import { makePlansLoader } from '../../../../ui/pages/account/repeat-delivery/plans-loader';
import { makeStartAction } from '../../../../ui/pages/repeat-start/start-actions';
import { makeStartLoader } from '../../../../ui/pages/repeat-start/start-loader';
import { aSavedAddress } from '../../../builders/address';
import { EVERYTHING } from '../../../builders/capabilities';
import { anOfferedProduct, aPlan } from '../../../builders/repeat-plan';
import { aProfile } from '../../../builders/profile';
import { aWalletCard } from '../../../builders/wallet-card';
import { FakeOrderGateway } from '../../../fakes/fake-order-gateway';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';
import { FakeProfileGateway } from '../../../fakes/fake-profile-gateway';
import { FakeRepeatDeliveryGateway } from '../../../fakes/fake-repeat-delivery-gateway';

export const OWNER = '700001';
export const LIST = '/shop/RepeatDeliveryListingView';
export const START = '/shop/RepeatDeliveryStart';
export const KEY = 'key-of-the-page-0001';
/** A line of the cart that cannot be removed. */
export const STUCK = '910009';

/** What loaders and actions of the pages of repeat deliveries need, for one shopper with a plan. */
export const arrange = (userType: 'registered' | 'guest' = 'registered') => {
  const gateway = new FakeRepeatDeliveryGateway()
    .hasProducts(anOfferedProduct())
    .hasOwner(OWNER, ['800001'], ['30001'])
    .hasPlans(OWNER, aPlan());
  if (userType === 'registered') gateway.caller.signsIn(OWNER);
  const choices = {
    addresses: TE.right([aSavedAddress({ id: '800001' })]),
    loadWallet: TE.right({ cards: [aWalletCard({ walletId: '30001', cardType: 'VISA', isTemporary: false })] }),
  };
  const profiles = new FakeProfileGateway(gateway.caller).hasAccount(OWNER, aProfile());
  const removed: string[] = [];
  const orders = new FakeOrderGateway(gateway.caller);
  const load = {
    list: makePlansLoader({
      loadRepeatDeliveries: makeLoadRepeatDeliveries({ repeatDelivery: gateway, ...choices }),
      listPurchases: (page) => orders.purchases(page, undefined),
      shop: 'Petco',
    }),
    start: makeStartLoader({
      loadRepeatStart: makeLoadRepeatStart({
        loadRepeatOffer: makeLoadRepeatOffer({
          repeatDelivery: gateway,
          pets: new FakePetGateway(gateway.caller).pets,
          userType: () => userType,
          capabilities: EVERYTHING,
        }),
        ...choices,
        profile: profiles.profile,
      }),
      newChangeKey: () => KEY,
      userType: () => userType,
      shop: 'Petco',
    }),
  };
  return {
    gateway,
    profiles,
    orders,
    removed,
    change: { changeRepeatDelivery: makeChangeRepeatDelivery({ repeatDelivery: gateway }), shop: 'Petco' },
    start: makeStartAction({
      startRepeatDelivery: makeStartRepeatDelivery({ repeatDelivery: gateway, profiles }),
      takeFromCart: ({ itemId }) =>
        itemId === STUCK ? TE.left({ kind: 'several-lines' }) : TE.fromIO(() => void removed.push(itemId)),
      shop: 'Petco',
    }),
    opened: (page: keyof typeof load, query = '') =>
      load[page]({ path: '', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
  };
};
