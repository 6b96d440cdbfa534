import fc from 'fast-check';
import { makeUnitOfWork, type UnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { awardPoints, type Award } from '../../../../backend/rewards/award-points.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { makeMember } from '../support/members.ts';

let backend: BackendUnderTest;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  backend = await startBackend();
  unitOfWork = makeUnitOfWork(backend.database);
});
afterAll(() => backend.close());

let count = 0;
const freshMember = async (): Promise<number> => {
  count += 1;
  const row = await backend.database
    .insertInto('shopper')
    .values({ kind: 'R', logon_id: `points${count}@example.test`, personalization_id: 'p', created_at: 0 })
    .returning('shopper_id')
    .executeTakeFirstOrThrow();
  await backend.database
    .insertInto('pals_member')
    .values({
      shopper_id: row.shopper_id,
      pals_number: String(500_000_000 + count),
      member_since: '2030',
      points: 0,
      phone: null,
    })
    .execute();
  return row.shopper_id;
};

const award = (details: Award): Promise<readonly string[]> =>
  unitOfWork.run((trx) => awardPoints(trx, details, backend.now()));

const standingOf = async (shopperId: number): Promise<{ points: number; couponNos: string[]; cents: number }> => {
  const { points } = await backend.database
    .selectFrom('pals_member')
    .select('points')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const coupons = await backend.database
    .selectFrom('pals_coupon')
    .select(['coupon_no', 'amount_cents'])
    .where('shopper_id', '=', shopperId)
    .execute();
  const cents = coupons.reduce((sum, coupon) => sum + coupon.amount_cents, 0);
  return { points, couponNos: coupons.map((coupon) => coupon.coupon_no), cents };
};

test('[RWD-04] each full 100 points become one coupon of $5 and the rest stays, under concurrency and repetition', async () => {
  const awards = fc.array(
    fc.record({ points: fc.integer({ min: 0, max: 450 }), reason: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(awards, async (given) => {
      const shopperId = await freshMember();
      const coupons = (await Promise.all(given.map((one) => award({ ...one, shopperId })))).flat();
      // Of several awards for one reason the first counts.
      const counted = new Map(given.toReversed().map((one) => [one.reason, one.points]));
      const total = [...counted.values()].reduce((sum, points) => sum + points, 0);
      const standing = await standingOf(shopperId);
      expect(standing.points).toBe(total % 100);
      expect(standing.cents).toBe(Math.floor(total / 100) * 500);
      expect(standing.couponNos.toSorted()).toEqual(coupons.toSorted());
    }),
    { numRuns: 40 },
  );
});

test('[RWD-04] updates the missing points, and the new coupon can be loaded', async () => {
  const { browser, shopperId } = await makeMember(backend, 'buyer@example.test');
  const [couponNo] = await award({ shopperId, points: 160, reason: 'order 1' });
  expect((await browser.get('palsPromotion/retrievePalsRewardsDetails/@self')).body).toMatchObject({
    pointsRequired: '40',
    palsRewardsCoupons: [{ couponNo, amount: '5.00', expirationDate: '2030-04-14', petcoPOSPushStatus: '' }],
  });
});

test('[RWD-04] does not use a taken number again', async () => {
  const shopperId = await freshMember();
  const numbers = ['C-1', 'C-1', 'C-2'];
  const next = (): string => numbers.shift() ?? '';
  const coupons = await unitOfWork.run((trx) =>
    awardPoints(trx, { shopperId, points: 200, reason: 'x' }, backend.now(), next),
  );
  expect(coupons).toEqual(['C-1', 'C-2']);
});

test('[RWD-04] awards nothing to a non-member, and refuses invalid amounts', async () => {
  const { shopper_id: shopperId } = await backend.database
    .insertInto('shopper')
    .values({ kind: 'R', logon_id: 'nobody@example.test', personalization_id: 'p', created_at: 0 })
    .returning('shopper_id')
    .executeTakeFirstOrThrow();
  expect(await award({ shopperId, points: 500, reason: 'x' })).toEqual([]);
  for (const points of [-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1]) {
    await expect(award({ shopperId: await freshMember(), points, reason: 'x' })).rejects.toThrow('cannot award');
  }
  const awards = await backend.database
    .selectFrom('pals_award')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .execute();
  expect(awards).toEqual([]);
});
