import * as E from 'fp-ts/Either';
import { anOfferedProduct, aPlan } from '../../builders/repeat-plan';
import { REPEAT_DELIVERY_CALLS, repeatDeliveryGatewayContract } from '../../contracts/repeat-delivery-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeRepeatDeliveryGateway } from '../../fakes/fake-repeat-delivery-gateway';
import { failingWorld } from './failing-world';

repeatDeliveryGatewayContract('FakeRepeatDeliveryGateway', () => {
  const partNumbers = ['KIB-15', 'KIB-30'] as const;
  const gateway = new FakeRepeatDeliveryGateway().hasProducts(
    ...partNumbers.map((partNumber) => anOfferedProduct({ partNumber })),
  );
  let customers = 700_000;
  return {
    gateway,
    partNumbers,
    becomesLate: async (planId) => void gateway.becomesLate(planId),
    losesPhone: async () => void gateway.hasNoPhone(gateway.caller.userId ?? ''),
    losesDetails: async () => void gateway.losesDetails(gateway.caller.userId ?? ''),
    becomesGuest: async () => void gateway.caller.becomesGuest('600001'),
    customerSignsIn: async () => {
      const userId = String((customers += 1));
      const addressIds = ['800001', '800002'] as const;
      const walletIds = ['30001', '30002'] as const;
      gateway.hasOwner(userId, addressIds, walletIds).caller.signsIn(userId);
      return { addressIds, walletIds };
    },
  };
});

const A_PLAN = {
  startKey: 'key-of-the-page-0001',
  frequency: { unit: 'week', count: 2 },
  nextDate: '2030-02-01',
  addressId: '800001',
  walletId: '30001',
  lines: [{ partNumber: 'KIB-15', quantity: 1 }],
} as const;

upstreamFailuresContract('FakeRepeatDeliveryGateway', REPEAT_DELIVERY_CALLS, () => {
  const gateway = new FakeRepeatDeliveryGateway();
  const { plans, offer, start, change } = gateway;
  return failingWorld(gateway, {
    plans,
    offer: offer(['KIB-15']),
    start: start(A_PLAN),
    change: change('1', { kind: 'skip', shownDate: '2030-01-24' }),
  });
});

test('[PLT-02] returns copies, and refuses more plans than it allows, cancelled ones not counted', async () => {
  const gateway = new FakeRepeatDeliveryGateway().hasProducts(anOfferedProduct());
  gateway
    .hasOwner('700001', ['800001'], ['30001'])
    .hasPlans('700001', aPlan({ id: '1' }))
    .allows(1)
    .caller.signsIn('700001');
  const [first, second] = [await gateway.plans(), await gateway.plans()];
  if (E.isLeft(first) || E.isLeft(second)) throw new Error('no plans');
  expect(first.right.plans).toEqual(second.right.plans);
  expect(first.right.plans[0]).not.toBe(second.right.plans[0]);
  const tooMany = E.left({ kind: 'too-many-plans' });
  expect(await gateway.start(A_PLAN)()).toEqual(tooMany);
  await gateway.change('1', { kind: 'cancel', reason: 'price' })();
  expect(await gateway.start(A_PLAN)()).toMatchObject({ right: { status: 'active' } });
  expect(await gateway.change('1', { kind: 'undo' })()).toEqual(tooMany);
});
