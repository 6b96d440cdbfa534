import { membershipGatewayContract } from '../../contracts/membership-gateway.contract';
import { promotionOffersContract } from '../../contracts/promotion-offers.contract';
import { anOffer } from '../../builders/promotion-offer';
import { FakeMembershipGateway } from '../../fakes/fake-membership-gateway';
import { FakePromotionOffers } from '../../fakes/fake-promotion-offers';

membershipGatewayContract('FakeMembershipGateway', () => {
  const gateway = new FakeMembershipGateway();
  return {
    gateway,
    customerSignsIn: async () => void gateway.caller.signsIn('700002'),
    phoneBelongsToAnother: async (phone) => void gateway.knowsPhone(phone),
  };
});

promotionOffersContract('FakePromotionOffers', () => {
  const offers = new FakePromotionOffers();
  const running = [anOffer({ code: 'A10', minimum: 30, department: 'dog' }), anOffer({ code: 'B5' })];
  return {
    offers,
    codesRun: async () => {
      offers.runs(...running.toReversed());
      return running;
    },
  };
});
