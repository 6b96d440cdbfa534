import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, sendNow, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
beforeEach(async () => {
  world = await startWithPlan();
});
afterEach(() => world.close());

const post = (step: 'pause' | 'resume' | 'undo') => world.member.browser.post(`${PLANS}/${world.planId}/${step}`, {});

const loses = {
  card: () => world.database.deleteFrom('wallet_card').execute(),
  address: () => world.database.deleteFrom('address').where('is_self', '=', 0).execute(),
  purpose: () =>
    world.database.updateTable('address').set({ address_type: 'Billing' }).where('is_self', '=', 0).execute(),
  phone: async () => {
    await world.database.updateTable('shopper').set({ phone: null }).execute();
    await world.database.updateTable('address').set({ phone: null }).execute();
  },
  validity: () => world.database.updateTable('wallet_card').set({ expire_month: 1, expire_year: 2020 }).execute(),
};

const CASES = [
  [['card'], ['walletId']],
  [['validity'], ['walletId']],
  [['address'], ['addressId']],
  [['purpose'], ['addressId']],
  [['phone'], ['phone']],
  [
    ['card', 'address'],
    ['addressId', 'walletId'],
  ],
] as const satisfies ReadonlyArray<readonly [ReadonlyArray<keyof typeof loses>, readonly string[]]>;

const INCOMPLETE = [409, '_ERR_REPEAT_DELIVERY_INCOMPLETE'];

describe('[RPD-02] a plan without all that its delivery needs', () => {
  test.each(CASES)('is not sent now without its %j: the refusal names %j, and the date stays', async (lost, named) => {
    for (const detail of lost) await loses[detail]();
    const before = await world.plan();
    const { status, error } = await sendNow(world.member, world.planId);
    expect([status, error.key]).toEqual(INCOMPLETE);
    expect(error.parameters).toEqual(named);
    await world.work();
    expect(await world.plan()).toEqual(before);
    expect(await world.mails('repeat-paused')).toEqual([]);
  });

  test.each(CASES)('is not resumed without its %j: the refusal names %j, and it stays paused', async (lost, named) => {
    await post('pause');
    for (const detail of lost) await loses[detail]();
    const before = await world.plan();
    const { status, error } = await post('resume');
    expect([status, error.key]).toEqual(INCOMPLETE);
    expect(error.parameters).toEqual(named);
    expect(await world.plan()).toEqual(before);
  });

  test('[ACC-03] is paused before its delivery when its address is for billing only now, and says so until it is for both', async () => {
    const { addressId } = world.member;
    await loses.purpose();
    expect(await world.plan()).toMatchObject({ addressId: '', isAddressForBilling: 'true' });
    expect((await world.member.browser.put(`${PLANS}/${world.planId}`, { addressId })).error.parameters).toEqual([
      'addressId',
    ]);
    await workAt(world, inDays(world, 7), 9);
    await workAt(world, inDays(world, 3), 6);
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'ADDRESS' });
    expect(await ordersOf(world, world.planId)).toEqual([]);
    const [text] = await world.mails('repeat-paused');
    expect(text).toContain('Its address was removed, or is for billing only now.');
    await world.database.updateTable('address').set({ address_type: 'Shipping' }).where('is_self', '=', 0).execute();
    const plan = await world.plan();
    expect([plan.addressId, plan.isAddressForBilling]).toEqual([addressId, undefined]);
  });

  test('[ACC-07] is said to lack its phone number, and paused with a mail that goes with the account', async () => {
    await loses.phone();
    expect(await world.plan()).toMatchObject({ addressId: world.member.addressId, isPhoneMissing: 'true' });
    await workAt(world, inDays(world, 7), 9);
    const mail = world.database.selectFrom('mail').select('shopper_id').where('kind', '=', 'repeat-paused');
    expect(await mail.execute()).toEqual([{ shopper_id: world.member.shopperId }]);
  });

  test('is not resumed for a delivery that was held back and ships after its card has expired', async () => {
    await world.database.updateTable('wallet_card').set({ expire_month: 1, expire_year: 2030 }).execute();
    const due = inDays(world, 10);
    await loses.address();
    await workAt(world, inDays(world, 7), 9);
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'ADDRESS', nextDate: due });
    await workAt(world, '2030-01-31', 12);
    expect((await post('resume')).error.parameters).toEqual(['addressId', 'walletId']);
    expect(await ordersOf(world, world.planId)).toEqual([]);
  });
});
