import * as E from 'fp-ts/Either';
import type {
  PlanChange,
  PlanToStart,
  RepeatDeliveryGateway,
} from '../../core/repeat-delivery/repeat-delivery-gateway';
import { reducedSum } from '../../core/repeat-delivery/repeat-offer';
import type { RepeatPlan, RepeatPlans } from '../../core/repeat-delivery/repeat-plan';
import type { Making } from './making';

/** The world behind a RepeatDeliveryGateway. Its two products are delivered again and again, and dog food. */
export interface RepeatDeliveryWorld {
  readonly gateway: RepeatDeliveryGateway;
  readonly partNumbers: readonly [string, string];
  readonly becomesGuest: () => Promise<void>;
  /** Signs a new customer in, who has two addresses and two cards. */
  readonly customerSignsIn: () => Promise<{
    readonly addressIds: readonly [string, string];
    readonly walletIds: readonly [string, string];
  }>;
  /** The delivery of this plan was due yesterday, and is not placed yet. */
  readonly becomesLate: (planId: string) => Promise<void>;
  /** Takes the phone numbers of the signed-in customer's account and addresses away. */
  readonly losesPhone: () => Promise<void>;
  /** Takes all addresses and cards of the signed-in customer away. */
  readonly losesDetails: () => Promise<void>;
}

export const REPEAT_DELIVERY_CALLS = ['plans', 'offer', 'start', 'change'] as const;

const right = <A>(found: E.Either<unknown, A>): A => {
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left));
  return found.right;
};

/** Every RepeatDeliveryGateway, fake or real, passes this. */
export const repeatDeliveryGatewayContract = (name: string, makeWorld: Making<RepeatDeliveryWorld>): void => {
  const arrange = async () => {
    const world = await makeWorld();
    const { gateway, partNumbers } = world;
    const owner = await world.customerSignsIn();
    const { lastDate } = right(await gateway.offer([partNumbers[0]])());
    const wanted: PlanToStart = {
      startKey: 'key-of-the-page-0000',
      frequency: { unit: 'week', count: 4 },
      nextDate: lastDate,
      addressId: owner.addressIds[0],
      walletId: owner.walletIds[0],
      lines: [{ partNumber: partNumbers[0], quantity: 2 }],
    };
    let keys = 0;
    const start = async (more: Partial<PlanToStart> = {}): Promise<RepeatPlan> =>
      right(await gateway.start({ ...wanted, startKey: `key-of-the-page-100${(keys += 1)}`, ...more })());
    const change = async ({ id }: RepeatPlan, ...changes: ReadonlyArray<PlanChange>): Promise<RepeatPlan> => {
      const plans: RepeatPlan[] = [];
      for (const one of changes) plans.push(right(await gateway.change(id, one)()));
      const last = plans.at(-1);
      if (last === undefined) throw new Error('no change');
      return last;
    };
    const all = async (): Promise<RepeatPlans> => right(await gateway.plans());
    return { ...world, ...owner, wanted, start, change, all };
  };

  describe(`[PLT-02] ${name} as a RepeatDeliveryGateway`, () => {
    test('[RPD-01] offers what is delivered again and again, with lower prices, to guests too', async () => {
      const { gateway, partNumbers, becomesGuest } = await makeWorld();
      await becomesGuest();
      const { products, firstDate, lastDate, firstDiscount, discount } = right(
        await gateway.offer([partNumbers[1], 'NO-SUCH-PART', partNumbers[0]])(),
      );
      expect(products.map(({ partNumber }) => partNumber)).toEqual([partNumbers[1], partNumbers[0]]);
      for (const { price, firstPrice, repeatPrice, supply } of products) {
        expect(firstPrice).toBeLessThan(repeatPrice);
        expect(repeatPrice).toBeLessThan(price);
        expect(supply?.animal).toBe('dog');
      }
      expect(firstDate < lastDate).toBe(true);
      expect([firstDiscount, discount]).toEqual([expect.stringContaining('%'), expect.stringContaining('%')]);
    });

    test('[RPD-01] offers the discount that the first delivery has, of many pieces too', async () => {
      const { gateway, start, partNumbers } = await arrange();
      const { products, firstPercent = 0, percent } = right(await gateway.offer([partNumbers[0]])());
      const sum = (products[0]?.price ?? 0) * 30;
      const { estimate } = await start({ lines: [{ partNumber: partNumbers[0], quantity: 30 }] });
      expect(estimate?.total).toBe(reducedSum(sum, firstPercent));
      expect(percent).toBeLessThan(firstPercent);
    });

    test('[RPD-01] starts a plan, which is listed first', async () => {
      const { start, all, wanted, partNumbers } = await arrange();
      const first = await start();
      expect(first).toMatchObject({
        status: 'active',
        frequency: { unit: 'week', count: 4 },
        nextDate: wanted.nextDate,
        addressId: wanted.addressId,
        walletId: wanted.walletId,
        canUndo: false,
        waitsForStock: false,
        isDeclined: false,
        lines: [{ partNumber: partNumbers[0], quantity: 2, isGone: false }],
      });
      const { items = 0, discount = 0, total = 0 } = first.estimate ?? {};
      expect(discount).toBeLessThan(0);
      expect(total).toBeCloseTo(items + discount);
      const second = await start({ lines: [{ partNumber: partNumbers[1], quantity: 1 }] });
      expect((await all()).plans.map(({ id }) => id)).toEqual([second.id, first.id]);
    });

    test('[RPD-01] starts one plan for each key and shopper, and returns it as it is then', async () => {
      const { start, change, all, customerSignsIn, wanted } = await arrange();
      const { startKey } = wanted;
      const plan = await start({ startKey });
      expect(await start({ startKey })).toEqual(plan);
      const paused = await change(plan, { kind: 'pause' });
      expect(await start({ startKey, lines: [{ partNumber: 'NO-SUCH-PART', quantity: 1 }] })).toEqual(paused);
      expect((await all()).plans).toEqual([paused]);
      const { addressIds, walletIds } = await customerSignsIn();
      const other = await start({ startKey, addressId: addressIds[0], walletId: walletIds[0] });
      expect(other.id).not.toBe(plan.id);
      expect((await all()).plans).toEqual([other]);
    });

    test('[RPD-02] skips the delivery of the shown date alone', async () => {
      const { start, change, gateway, all } = await arrange();
      const plan = await start();
      const skip: PlanChange = { kind: 'skip', shownDate: plan.nextDate };
      const skipped = await change(plan, skip);
      expect(skipped.nextDate > plan.nextDate).toBe(true);
      expect(await gateway.change(plan.id, skip)()).toEqual(E.left({ kind: 'plan-not-ready' }));
      expect((await all()).plans).toEqual([skipped]);
    });

    test('[RPD-02] changes frequency, date, address, card and products, and leaves the rest', async () => {
      const { start, change, all, addressIds, walletIds, partNumbers } = await arrange();
      const plan = await start();
      const { firstDate } = await all();
      const frequency = { unit: 'month', count: 2 } as const;
      expect(await change(plan, { kind: 'change', frequency })).toMatchObject({ frequency, nextDate: plan.nextDate });
      const changed = await change(
        plan,
        { kind: 'change', nextDate: firstDate },
        { kind: 'change', addressId: addressIds[1], walletId: walletIds[1] },
        { kind: 'change', lines: partNumbers.map((partNumber) => ({ partNumber, quantity: 3 })) },
      );
      expect(changed).toMatchObject({
        frequency,
        nextDate: firstDate,
        addressId: addressIds[1],
        walletId: walletIds[1],
      });
      expect(changed.lines.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual(
        partNumbers.map((partNumber) => [partNumber, 3]),
      );
    });

    test('[RPD-02] skips, pauses, resumes, sends now and cancels, and takes each back once', async () => {
      const { start, change, gateway } = await arrange();
      const plan = await start();
      const steps: ReadonlyArray<readonly [PlanChange, (changed: RepeatPlan) => boolean]> = [
        [{ kind: 'skip', shownDate: plan.nextDate }, ({ nextDate }) => nextDate > plan.nextDate],
        [{ kind: 'pause' }, ({ status, pauseReason }) => status === 'paused' && pauseReason === 'shopper'],
        [{ kind: 'send-now', shownTotal: plan.estimate?.total ?? 0 }, ({ nextDate }) => nextDate < plan.nextDate],
        [{ kind: 'cancel', reason: 'price' }, ({ status }) => status === 'cancelled'],
      ];
      for (const [step, isDone] of steps) {
        const changed = await change(plan, step);
        expect([step.kind, isDone(changed), changed.canUndo]).toEqual([step.kind, true, true]);
        const { status, nextDate, canUndo } = await change(plan, { kind: 'undo' });
        expect({ status, nextDate, canUndo }).toEqual({ status: 'active', nextDate: plan.nextDate, canUndo: false });
      }
      expect(await gateway.change(plan.id, { kind: 'undo' })()).toEqual(E.left({ kind: 'plan-not-ready' }));
      expect(await change(plan, { kind: 'pause' }, { kind: 'resume' })).toMatchObject({ status: 'active' });
      expect(await gateway.change(plan.id, { kind: 'resume' })()).toEqual(E.left({ kind: 'plan-not-ready' }));
    });

    test('[RPD-02] keeps a late delivery when another change is undone, and sends it the next day when it was put off', async () => {
      const { start, change, all, partNumbers, becomesLate } = await arrange();
      const plan = await start();
      await becomesLate(plan.id);
      const { nextDate, isLate } = (await all()).plans[0] ?? plan;
      expect(isLate).toBe(true);
      const lines = [{ partNumber: partNumbers[0], quantity: 3 }];
      const kept = await change(plan, { kind: 'change', lines }, { kind: 'undo' });
      expect([kept.nextDate, kept.isLate, kept.lines[0]?.quantity]).toEqual([nextDate, true, 2]);
      const steps: ReadonlyArray<PlanChange> = [
        { kind: 'skip', shownDate: nextDate },
        { kind: 'pause' },
        { kind: 'cancel', reason: 'price' },
      ];
      const { firstDate } = await all();
      for (const step of steps) {
        await becomesLate(plan.id);
        const undone = await change(plan, step, { kind: 'undo' });
        expect([step.kind, undone.status, undone.nextDate, undone.isLate]).toEqual([
          step.kind,
          'active',
          firstDate,
          false,
        ]);
      }
    });

    test('[RPD-02] takes no other change back than the one that was shown as the last', async () => {
      const { start, change, gateway, all } = await arrange();
      const plan = await start();
      const skipped = await change(plan, { kind: 'skip', shownDate: plan.nextDate });
      const paused = await change(plan, { kind: 'pause' });
      const older = await gateway.change(plan.id, { kind: 'undo', shownVersion: skipped.version })();
      expect(older).toEqual(E.left({ kind: 'plan-not-ready' }));
      expect((await all()).plans).toEqual([paused]);
      const { status, nextDate } = await change(plan, { kind: 'undo', shownVersion: paused.version });
      expect([status, nextDate]).toEqual(['active', skipped.nextDate]);
    });

    test('[RPD-04] sends nothing now, and changes nothing, when the items cost more than the total that was shown', async () => {
      const { start, change, gateway, all } = await arrange();
      const plan = await start();
      const { total = 0 } = plan.estimate ?? {};
      const refused = await gateway.change(plan.id, { kind: 'send-now', shownTotal: total - 0.01 })();
      expect(refused).toEqual(E.left({ kind: 'price-risen' }));
      expect((await all()).plans).toEqual([plan]);
      const sent = await change(plan, { kind: 'send-now', shownTotal: total + 1 });
      expect(sent.nextDate < plan.nextDate).toBe(true);
    });

    test('[RPD-04] sends nothing now, and changes nothing, when the plan has changed since it was shown', async () => {
      const { start, change, gateway, all } = await arrange();
      const plan = await start();
      const shownTotal = plan.estimate?.total ?? 0;
      const changed = await change(plan, { kind: 'change', frequency: { unit: 'week', count: 6 } });
      const refused = await gateway.change(plan.id, { kind: 'send-now', shownTotal, shownVersion: plan.version })();
      expect(refused).toEqual(E.left({ kind: 'plan-not-ready' }));
      expect((await all()).plans).toEqual([changed]);
      const sent = await change(plan, { kind: 'send-now', shownTotal, shownVersion: changed.version });
      expect(sent.nextDate < plan.nextDate).toBe(true);
    });

    test('[RPD-01] refuses dates, addresses, cards and products that are not possible, and changes nothing', async () => {
      const { gateway, wanted, start, all } = await arrange();
      const wrong = {
        nextDate: '2001-01-01',
        addressId: '1',
        walletId: '1',
        lines: [{ partNumber: 'NO-SUCH-PART', quantity: 1 }],
      };
      const plan = await start();
      for (const [part, value] of Object.entries(wrong)) {
        const refusal = E.left({ kind: 'plan-refused', part });
        expect(await gateway.start({ ...wanted, [part]: value })()).toEqual(refusal);
        expect(await gateway.change(plan.id, { kind: 'change', [part]: value })()).toEqual(refusal);
      }
      expect((await all()).plans).toEqual([plan]);
    });

    test('[RPD-01] [RPD-02] names the phone number as missing when neither address nor account has one', async () => {
      const { gateway, wanted, start, all, losesPhone, addressIds } = await arrange();
      const plan = await start();
      await losesPhone();
      const refusal = E.left({ kind: 'plan-refused', part: 'phone' });
      expect(await gateway.start(wanted)()).toEqual(refusal);
      expect(await gateway.change(plan.id, { kind: 'change', addressId: addressIds[1] })()).toEqual(refusal);
      expect((await all()).plans).toEqual([{ ...plan, isPhoneMissing: true }]);
    });

    test('[RPD-02] neither sends now nor resumes a plan without address and card: it names both, and the plan stays', async () => {
      const { gateway, start, change, all, losesDetails } = await arrange();
      const active = await start();
      const paused = await change(await start(), { kind: 'pause' });
      await losesDetails();
      const { plans } = await all();
      const refusal = E.left({ kind: 'plan-incomplete', missing: ['address', 'card'] });
      const sendNow: PlanChange = { kind: 'send-now', shownTotal: active.estimate?.total ?? 0 };
      expect(await gateway.change(active.id, sendNow)()).toEqual(refusal);
      expect(await gateway.change(paused.id, { kind: 'resume' })()).toEqual(refusal);
      expect((await all()).plans).toEqual(plans);
    });

    test('[RPD-02] has no plan for a guest, and finds no plan of another customer', async () => {
      const { gateway, wanted, start, becomesGuest, customerSignsIn } = await arrange();
      const { id } = await start();
      await customerSignsIn();
      expect(right(await gateway.plans()).plans).toEqual([]);
      expect(await gateway.change(id, { kind: 'pause' })()).toEqual(E.left({ kind: 'no-such-plan' }));
      await becomesGuest();
      const signInNeeded = E.left({ kind: 'sign-in-needed' });
      expect(await gateway.plans()).toEqual(signInNeeded);
      expect(await gateway.start(wanted)()).toEqual(signInNeeded);
      expect(await gateway.change(id, { kind: 'pause' })()).toEqual(signInNeeded);
    });
  });
};
