import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Answer, Browser } from '../backend/commerce/support/browser';
import type { OrderWorld } from '../backend/orders/support/order-world';
import {
  inDays,
  newMember,
  PLANS,
  startPlan,
  startRepeat,
  type Member,
} from '../backend/repeat-delivery/support/repeat-world';

const ADDRESS_NAME = 'Hideaway';

/** What belongs to the owner. */
type Owned = Readonly<Record<'planId' | 'addressId' | 'walletId', string>>;

let world: OrderWorld;
let owner: Member;
let other: Member;
let owned: Owned;
let strangers: ReadonlyArray<Browser>;

beforeAll(async () => {
  world = await startRepeat({ checkoutLimit: 100_000 });
  owner = await newMember(world, 'olga@example.test');
  other = await newMember(world, 'sam@example.test');
  await world.database
    .updateTable('address')
    .set({ nick_name: ADDRESS_NAME })
    .where('address_id', '=', Number(owner.addressId))
    .execute();
  const { planId } = (await startPlan(world, owner)).body;
  owned = { planId: String(planId), addressId: owner.addressId, walletId: owner.walletId };
  strangers = [other.browser, await world.guest(), world.browser()];
});
afterAll(() => world.close());

const possessions = async (): Promise<unknown> => (await owner.browser.get(PLANS)).body;

/** Ways of writing an id that a careless reader takes for the same one. */
const written = (id: string): fc.Arbitrary<string> =>
  fc.constantFrom(id, `0${id}`, `+${id}`, `${id}.0`, `${id} `, `${id}e0`, `${id}%00`, `${id}'--`, `-${id}`);

type Attempt = (browser: Browser, ids: Owned) => Promise<Answer>;

const at = (planId: string, step = ''): string => `${PLANS}/${encodeURIComponent(planId)}${step && `/${step}`}`;

const aPlanWith = (more: Readonly<Record<string, string>>) => ({
  startKey: randomUUID(),
  frequency: { unit: 'WEEK', count: 2 },
  nextDate: inDays(world, 20),
  addressId: other.addressId,
  walletId: other.walletId,
  lines: [{ partNumber: 'KIB-5', quantity: 1 }],
  ...more,
});

/** Requests that name something of the owner. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'read the plan': (browser, { planId }) => browser.get(at(planId)),
  'change how often it comes': (browser, { planId }) =>
    browser.put(at(planId), { frequency: { unit: 'WEEK', count: 1 } }),
  'have it delivered elsewhere': (browser, { planId }) => browser.put(at(planId), { addressId: other.addressId }),
  'skip a delivery': (browser, { planId }) => browser.post(at(planId, 'skip'), { nextDate: inDays(world, 10) }),
  'pause it': (browser, { planId }) => browser.post(at(planId, 'pause')),
  'resume it': (browser, { planId }) => browser.post(at(planId, 'resume')),
  'have it sent now': (browser, { planId }) => browser.post(at(planId, 'send_now'), { shownTotal: '999.00' }),
  'undo a change': (browser, { planId }) => browser.post(at(planId, 'undo')),
  'cancel it': (browser, { planId }) => browser.post(at(planId, 'cancel'), { reason: 'OTHER' }),
  'start one to the address': (browser, { addressId }) => browser.post(PLANS, aPlanWith({ addressId })),
  'start one with the card': (browser, { walletId }) => browser.post(PLANS, aPlanWith({ walletId })),
};

test.each(Object.entries(ATTEMPTS))(
  '[RPD-02] [PLT-04] nobody else can %s, however the id is written',
  async (_what, attempt) => {
    const before = await possessions();
    const ids = fc.record({
      planId: written(owned.planId),
      addressId: written(owned.addressId),
      walletId: written(owned.walletId),
    });
    await fc.assert(
      fc.asyncProperty(ids, fc.nat({ max: 2 }), async (named, index) => {
        const { status, text } = await attempt(strangers[index] ?? world.browser(), named);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(text).not.toContain(ADDRESS_NAME);
      }),
      { numRuns: 60 },
    );
    expect((await other.browser.get(PLANS)).body.plans).toEqual([]);
    expect(await possessions()).toEqual(before);
  },
);
