import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { HttpMembershipGateway } from '../../../adapters/commerce/services/http-membership-gateway';
import { HttpPersonGateway } from '../../../adapters/commerce/account/http-person-gateway';
import { HttpPromotionOffers } from '../../../adapters/commerce/cart/http-promotion-offers';
import { HttpRewardsGateway } from '../../../adapters/commerce/rewards/http-rewards-gateway';
import { anOffer } from '../../builders/promotion-offer';
import { aCoupon, aMember } from '../../builders/rewards';
import { identityGatewayContract } from '../../contracts/identity-gateway.contract';
import { personDetailsContract, personGatewayContract } from '../../contracts/person-gateway.contract';
import { membershipGatewayContract } from '../../contracts/membership-gateway.contract';
import { promotionOffersContract } from '../../contracts/promotion-offers.contract';
import { rewardsGatewayContract } from '../../contracts/rewards-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { becomeGuest, callerOf, lock, NAMES, register, registerElsewhere } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

identityGatewayContract('HttpIdentityGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpIdentityGateway(shopper.transactions),
    hasCustomer: () => registerElsewhere(backend),
    hasLockedCustomer: async () => {
      const customer = await registerElsewhere(backend);
      await lock(backend, customer);
      return customer;
    },
    caller: () => callerOf(shopper),
  };
});

personGatewayContract('HttpPersonGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpPersonGateway(shopper.transactions),
    signsIn: async () => ({ ...(await register(shopper)), ...NAMES }),
    becomesGuest: () => becomeGuest(shopper),
  };
});

const joinPals = async (userId: string, palsNumber: string): Promise<void> => {
  await backend.database
    .insertInto('pals_member')
    .values({ shopper_id: Number(userId), pals_number: palsNumber, member_since: '2019', points: 60 })
    .execute();
};

personDetailsContract('HttpPersonGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpPersonGateway(shopper.transactions),
    signsInAs: async (details) => {
      const { userId } = await register(shopper);
      const { database } = backend;
      await database.deleteFrom('pals_member').where('pals_number', '=', details.palsId).execute();
      await joinPals(userId, details.palsId);
      await database
        .updateTable('shopper')
        .set({
          preferred_store_id: details.preferredStoreId,
          vital_care: Number(details.isVitalCareEnrolled),
          is_partner: Number(details.isPartner),
        })
        .where('shopper_id', '=', Number(userId))
        .execute();
      await database
        .updateTable('address')
        .set({ city: details.city, state: details.state, country: details.country })
        .where('shopper_id', '=', Number(userId))
        .execute();
      await database
        .insertInto('address')
        .values({
          shopper_id: Number(userId),
          nick_name: 'Home',
          address_type: 'Shipping',
          is_self: 0,
          default_delivery: 1,
          zip_code: details.zipCode,
        })
        .execute();
    },
  };
});

rewardsGatewayContract('HttpRewardsGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpRewardsGateway(shopper.transactions),
    memberSignsIn: async () => {
      const { userId } = await register(shopper);
      const palsRewardsNo = userId.padStart(9, '1');
      const coupon = aCoupon({ couponNo: `C-${userId}`, expirationDate: '2099-03-01' });
      await joinPals(userId, palsRewardsNo);
      await backend.database
        .insertInto('pals_coupon')
        .values({
          coupon_no: coupon.couponNo,
          shopper_id: Number(userId),
          amount_cents: coupon.amount * 100,
          expires_on: coupon.expirationDate,
          push_status: 'Loaded',
        })
        .execute();
      return aMember({ palsRewardsNo, pointsRequired: 40, palsRewardsCoupons: [coupon] });
    },
    nonMemberSignsIn: async () => void (await register(shopper)),
    memberWithNewCouponsSignsIn: async () => {
      const { userId } = await register(shopper);
      const couponNos = [`C-${userId}1`, `C-${userId}2`];
      await joinPals(userId, userId.padStart(9, '1'));
      const rows = couponNos.map((coupon_no) => ({
        coupon_no,
        shopper_id: Number(userId),
        amount_cents: 500,
        expires_on: '2099-03-01',
      }));
      await backend.database.insertInto('pals_coupon').values(rows).execute();
      return couponNos;
    },
    // Coupons are due at once; otherwise the store system takes seconds.
    storeSystemResponds: async () => {
      await backend.database
        .updateTable('pals_coupon')
        .set({ load_due_at: 1 })
        .where('load_due_at', 'is not', null)
        .execute();
    },
  };
});

membershipGatewayContract('HttpMembershipGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpMembershipGateway(shopper.transactions),
    customerSignsIn: async () => void (await register(shopper)),
    phoneBelongsToAnother: async (phone) => {
      const another = newShopper(backend);
      await register(another);
      await new HttpMembershipGateway(another.transactions).join(phone)();
    },
  };
});

promotionOffersContract('HttpPromotionOffers over the embedded backend', () => ({
  offers: new HttpPromotionOffers(newShopper(backend).transactions),
  codesRun: async () => {
    const rows = await backend.database
      .selectFrom('promotion')
      .selectAll()
      .where('ends_at', 'is', null)
      .orderBy('code')
      .execute();
    expect(rows.some(({ department, min_subtotal_cents }) => department !== null && min_subtotal_cents > 0)).toBe(true);
    return rows.map(({ code, description, min_subtotal_cents, department }) =>
      anOffer({ code, description, minimum: min_subtotal_cents / 100, department: department ?? undefined }),
    );
  },
}));
