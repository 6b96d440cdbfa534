import * as TE from 'fp-ts/TaskEither';
import { VirtualTimeScheduler } from 'rxjs';
import { makeLoadCart } from '../../../core/cart/load-cart';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../../core/cart/change-quantity';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../../core/cart/promotion-codes';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { NO_CARD, type CardStatus } from '../../../core/petco-pay/card-status';
import { makeJoinPals } from '../../../core/rewards/membership/join-pals';
import { makeLoadCoupons } from '../../../core/rewards/coupons/load-coupons';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { makeResumeCoupons } from '../../../core/rewards/coupons/resume-coupons';
import { makeWatchCoupons } from '../../../core/rewards/coupons/watch-coupons';
import { EMPTY_CART } from '../../../core/cart/cart';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartViewModel } from '../../../ui/cart/cart-view-model';
import { CodesInCart } from '../../../ui/cart/codes-in-cart';
import type { RewardsUseCases } from '../../../ui/rewards/rewards-use-cases';
import { RewardsViewModel, UNKNOWN } from '../../../ui/rewards/rewards-view-model';
import { aCoupon, aMember } from '../../builders/rewards';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeCouponLoads } from '../../fakes/fake-coupon-loads';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeMembershipGateway } from '../../fakes/fake-membership-gateway';
import { FakePageVisibility } from '../../fakes/fake-page-visibility';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';
import { EVERYTHING } from '../../builders/capabilities';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const TWO_NEW_COUPONS = aMember({
  palsRewardsCoupons: ['C-1', 'C-2'].map((couponNo) => aCoupon({ couponNo, state: 'idle' })),
});

/** A signed-in shopper with rewards, a card and a cart, and the clock of the polls. */
export const rewardsWorld = (member = TWO_NEW_COUPONS, card: Partial<CardStatus> = {}) => {
  const clock = new VirtualTimeScheduler();
  const identity = new FakeIdentityGateway();
  const { caller } = identity;
  caller.signsIn('700002');
  const gateway = new FakeRewardsGateway(caller).hasMember('700002', member);
  const membership = new FakeMembershipGateway(caller);
  const visibility = new FakePageVisibility();
  const session = new FakeSessionStore();
  const toasts = new ToastsViewModel(new FakeTime().pause);
  const cartGateway = new FakeCartGateway(caller)
    .sells({ partNumber: 'SKU-1', name: 'Kibble', price: 20, stock: 5 })
    .sells({ partNumber: 'SKU-2', name: 'Toy', price: 2.98, stock: 5 })
    .hasPromotion('C-1', 5)
    .hasPromotion('FIVE', 5);
  const cart = new CartViewModel(
    EMPTY_CART,
    {
      loadCart: makeLoadCart({ cart: cartGateway, session }),
      addToCart: makeAddToCart({
        cart: cartGateway,
        session,
        becomeGuest: makeBecomeGuest({ identity, session }),
        ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
      }),
      changeQuantity: makeChangeQuantity({ cart: cartGateway }),
      applyPromotionCode: makeApplyPromotionCode({
        cart: cartGateway,
        becomeGuest: makeBecomeGuest({ identity, session }),
        session,
      }),
      removePromotionCode: makeRemovePromotionCode({ cart: cartGateway }),
    },
    toasts,
  );
  const refreshRewards = makeRefreshRewards({
    rewards: gateway,
    rewardsStore: new FakeRewardsStore(),
    capabilities: EVERYTHING,
  });
  let cardAnswers: RewardsUseCases['cardStatus'] = TE.right({ ...NO_CARD, ...card });
  let isCodeThere = true;
  const loads = new FakeCouponLoads();
  const useCases: TE.TaskEither<ReturnType<typeof anUnreachable>, RewardsUseCases> = async () =>
    (isCodeThere
      ? TE.right({
          refreshRewards,
          loadCoupons: makeLoadCoupons({ rewards: gateway, loads, clock: () => 0 }),
          resumeCoupons: makeResumeCoupons({ loads, clock: () => 0 }),
          watchCoupons: makeWatchCoupons({ refreshRewards, visibility }, clock),
          joinPals: makeJoinPals({ membership, refreshRewards }),
          cardStatus: () => cardAnswers(),
        })
      : TE.left(anUnreachable({ service: 'shop' })))();
  const nextPage = (): RewardsViewModel =>
    new RewardsViewModel(UNKNOWN, { useCases, codes: new CodesInCart(cart, toasts) });
  return {
    model: nextPage(),
    /** The same shopper on another page with separate state. */
    nextPage,
    gateway,
    membership,
    cart,
    toasts,
    visibility,
    useCases,
    settle,
    cardFails: () => (cardAnswers = TE.left(anUnreachable())),
    cardIsBack: () => (cardAnswers = TE.right({ ...NO_CARD, ...card })),
    codeIsMissing: (isMissing: boolean) => (isCodeThere = !isMissing),
    /** Advances the time and runs the polls that are due. */
    until: async (frame: number): Promise<void> => {
      await settle();
      for (let at = clock.now(); at <= frame; at += 1_000) {
        clock.schedule(() => undefined, at - clock.now());
        clock.maxFrames = at;
        clock.flush();
        await settle();
      }
    },
  };
};
