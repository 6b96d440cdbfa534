import type { OrderWorld } from '../orders/support/order-world.ts';
import { newMember, PLANS, startPlan, startRepeat, type Member } from './support/repeat-world.ts';

let world: OrderWorld;
let member: Member;
beforeEach(async () => {
  world = await startRepeat();
  member = await newMember(world, 'robin@example.test');
});
afterEach(() => world.close());

describe('[RPD-01] a start that is repeated with its key', () => {
  const KEY = { startKey: 'key-of-the-page-0001' };

  test('makes one plan, also when both are sent at once or the address is gone', async () => {
    const both = await Promise.all([startPlan(world, member, KEY), startPlan(world, member, KEY)]);
    await world.database.deleteFrom('address').where('address_id', '=', Number(member.addressId)).execute();
    const third = await startPlan(world, member, KEY);
    expect([...both, third].map(({ status }) => status)).toEqual([201, 201, 201]);
    const planIds = new Set([...both, third].map(({ body }) => body.planId));
    expect(planIds.size).toBe(1);
    expect((await member.browser.get(PLANS)).body.plans).toHaveLength(1);
    expect((await member.browser.get(`${PLANS}/${[...planIds].join()}`)).body.history).toHaveLength(1);
  });

  test('is a plan of its own for another shopper', async () => {
    const { body } = await startPlan(world, member, KEY);
    const other = await newMember(world, 'casey@example.test');
    const { status, body: others } = await startPlan(world, other, KEY);
    expect(status).toBe(201);
    expect(others.planId).not.toBe(body.planId);
  });

  test.each(['', 'short', 'a key with blanks 0001', 'x'.repeat(65), undefined])(
    'is refused with the key %p',
    async (startKey) => {
      const { status, error } = await startPlan(world, member, { startKey });
      expect([status, error.parameters]).toEqual([400, ['startKey']]);
    },
  );
});
