import fc from 'fast-check';
import type { AuthoriseRequest } from '../../backend/payments/payment-provider.ts';
import type { Making } from './making';
import {
  DAY_MS,
  makePaymentActions,
  nextSerial,
  type ContractCard,
  type PaymentActions,
  type PaymentProviderWorld,
} from './payment-world';

/** Every PaymentProvider, fake or real, passes this: captures, cancellations, refunds and saved methods. */
export const paymentOperationsContract = (name: string, makeWorld: Making<PaymentProviderWorld>): void => {
  let of: PaymentActions;
  beforeEach(async () => {
    of = await makePaymentActions(makeWorld);
  });

  describe(`[PLT-02] ${name} as a PaymentProvider: capturing`, () => {
    test('[PAY-06] captures each shipment by itself and releases the rest with the last one', async () => {
      const payment = await of.authorised();
      expect(payment.capturesSeveralTimes).toBe(true);
      expect(await of.capture(payment, [3000, 0, false])).toMatchObject({
        kind: 'captured',
        payment: { state: 'authorised', capturedCents: 3000, capturableCents: 5000 },
      });
      expect(await of.capture(payment, [2000, 3000, true])).toMatchObject({
        kind: 'captured',
        payment: { state: 'completed', capturedCents: 5000, capturableCents: 0 },
      });
    });

    test('[PAY-03] [PAY-06] captures with the last shipment where a payment can be captured only once', async () => {
      const payment = await of.authorised('captured-once');
      expect(payment.capturesSeveralTimes).toBe(false);
      expect(await of.capture(payment, [3000, 0, false])).toMatchObject({
        kind: 'deferred',
        payment: { capturedCents: 0 },
      });
      expect(await of.capture(payment, [2000, 3000, true])).toMatchObject({
        kind: 'captured',
        payment: { state: 'completed', capturedCents: 5000 },
      });
    });

    test('[PAY-06] closes a payment whose remaining lines were cancelled', async () => {
      for (const card of ['approved', 'captured-once'] as const) {
        const payment = await of.authorised(card);
        await of.capture(payment, [3000, 0, false]);
        expect(await of.capture(payment, [0, 3000, true])).toMatchObject({
          payment: { state: 'completed', capturedCents: 3000, capturableCents: 0 },
        });
      }
    });

    test('[PAY-06] a repeated capture takes nothing, also after the next one', async () => {
      const payment = await of.authorised();
      const first = of.key();
      await of.capture(payment, [3000, 0, false], first);
      expect(await of.capture(payment, [3000, 0, false], first)).toMatchObject({ payment: { capturedCents: 3000 } });
      await of.capture(payment, [5000, 3000, true]);
      expect(await of.capture(payment, [3000, 0, false], first)).toMatchObject({
        kind: 'captured',
        payment: { capturedCents: 8000 },
      });
    });

    test('[PAY-01] refuses the key of a capture for another amount or other shipments before it', async () => {
      const payment = await of.authorised();
      const first = of.key();
      await of.capture(payment, [3000, 0, false], first);
      const reused = { kind: 'refused', reason: 'key-reused' };
      expect(await of.capture(payment, [3001, 0, false], first)).toEqual(reused);
      expect(await of.capture(payment, [3000, 3000, false], first)).toEqual(reused);
    });

    test('[PAY-06] refuses a capture that is too large, out of step, empty, or after the last one', async () => {
      const payment = await of.authorised();
      expect(await of.capture(payment, [8001, 0, true])).toEqual({ kind: 'refused', reason: 'amount-too-large' });
      expect(await of.capture(payment, [3000, 1000, false])).toEqual({ kind: 'refused', reason: 'out-of-step' });
      expect(await of.capture(payment, [0, 0, true])).toEqual({ kind: 'refused', reason: 'invalid-request' });
      await of.capture(payment, [8000, 0, true]);
      expect(await of.capture(payment, [1, 8000, true])).toEqual({ kind: 'refused', reason: 'wrong-state' });
      expect(await of.read(payment.paymentId)).toMatchObject({ capturedCents: 8000 });
    });

    test('[PAY-01] refuses an unknown payment', async () => {
      const paymentId = 'pi_unknown';
      const unknown = { kind: 'refused', reason: 'unknown-payment' };
      expect(await of.provider.payment(paymentId)).toEqual({ kind: 'not-found' });
      expect(
        await of.provider.capture({ key: of.key(), paymentId, amountCents: 1, shippedBeforeCents: 0, isLast: true }),
      ).toEqual(unknown);
      expect(await of.provider.cancel({ key: of.key(), paymentId })).toEqual(unknown);
      expect(await of.provider.refund({ key: of.key(), paymentId, amountCents: 1, refundedBeforeCents: 0 })).toEqual(
        unknown,
      );
    });
  });

  describe(`[PLT-02] ${name} as a PaymentProvider: cancelling and refunding`, () => {
    test('[PAY-06] a cancelled payment is never captured, and cancelling twice changes nothing', async () => {
      const payment = await of.authorised();
      const first = await of.cancel(payment);
      expect(first).toMatchObject({ kind: 'released', payment: { state: 'cancelled', capturableCents: 0 } });
      expect(await of.cancel(payment)).toEqual(first);
      expect(await of.capture(payment, [1000, 0, true])).toEqual({ kind: 'refused', reason: 'wrong-state' });
    });

    test('[PAY-06] cancelling after a shipment releases the rest and keeps what was captured', async () => {
      const payment = await of.authorised();
      await of.capture(payment, [3000, 0, false]);
      expect(await of.cancel(payment)).toMatchObject({
        kind: 'released',
        payment: { state: 'completed', capturedCents: 3000, capturableCents: 0 },
      });
    });

    test('[PAY-06] refunds up to what was captured, each key once', async () => {
      const payment = await of.authorised();
      expect(await of.refund(payment, [1, 0])).toEqual({ kind: 'refused', reason: 'amount-too-large' });
      await of.capture(payment, [5000, 0, true]);
      const first = of.key();
      expect(await of.refund(payment, [2000, 0], first)).toMatchObject({
        kind: 'refunded',
        payment: { refundedCents: 2000 },
      });
      expect(await of.refund(payment, [2000, 0], first)).toMatchObject({ payment: { refundedCents: 2000 } });
      expect(await of.refund(payment, [3001, 2000])).toEqual({ kind: 'refused', reason: 'amount-too-large' });
      expect(await of.refund(payment, [1000, 1000])).toEqual({ kind: 'refused', reason: 'out-of-step' });
      expect(await of.refund(payment, [3000, 2000])).toMatchObject({ payment: { refundedCents: 5000 } });
    });

    test('[PAY-06] captured never exceeds authorised and refunded never exceeds captured, whatever is asked', async () => {
      const cents = fc.integer({ min: 0, max: 120 });
      const step = fc.record({
        what: fc.constantFrom('capture' as const, 'refund' as const, 'cancel' as const),
        cents,
        before: fc.oneof(fc.constant('right' as const), cents),
        isLast: fc.boolean(),
        repeats: fc.boolean(),
      });
      const card = fc.constantFrom<ContractCard>('approved', 'captured-once');
      await fc.assert(
        fc.asyncProperty(card, fc.array(step, { maxLength: 6 }), async (kind, steps) => {
          let payment = await of.authorised(kind, 100);
          for (const { what, cents: amount, before, isLast, repeats } of steps) {
            const by = of.key();
            const run = async () => {
              if (what === 'cancel') return of.provider.cancel({ key: by, paymentId: payment.paymentId });
              if (what === 'refund')
                return of.refund(payment, [amount, before === 'right' ? payment.refundedCents : before], by);
              return of.capture(payment, [amount, before === 'right' ? payment.capturedCents : before, isLast], by);
            };
            await run();
            const after = await of.read(payment.paymentId);
            if (repeats) {
              await run();
              expect(await of.read(payment.paymentId)).toEqual(after);
            }
            payment = after;
            expect(payment.capturedCents + payment.capturableCents).toBeLessThanOrEqual(100);
            expect(payment.refundedCents).toBeLessThanOrEqual(payment.capturedCents);
          }
        }),
        { numRuns: 12 },
      );
    });
  });

  describe(`[PLT-02] ${name} as a PaymentProvider: saved methods`, () => {
    const customer = async (by = of.key(), reference = `user-${nextSerial()}`): Promise<string> => {
      const created = await of.provider.createCustomer({ key: by, reference });
      if (created.kind !== 'created') throw new Error(`not created: ${JSON.stringify(created)}`);
      return created.customerId;
    };

    test('[PAY-01] [PAY-05] creates a customer once for a key, and none with a key of yesterday', async () => {
      const by = of.key();
      expect(await customer(by, 'user-once')).toBe(await customer(by, 'user-once'));
      const old = { value: of.key().value, issuedAt: of.world.now() - DAY_MS };
      expect(await of.provider.createCustomer({ key: old, reference: 'user-late' })).toEqual({
        kind: 'refused',
        reason: 'key-expired',
      });
    });

    test('[PAY-05] saves typed cards only, and only for a customer that exists', async () => {
      const refusalOf = async (more: Partial<AuthoriseRequest>): Promise<unknown> => {
        const result = await of.provider.authorise(await of.requestFor('approved', more));
        return result.kind === 'refused' ? result.reason : result.kind;
      };
      const customerId = await customer();
      expect(await refusalOf({ savesMethod: true })).toBe('invalid-request');
      expect(await refusalOf({ savesMethod: true, customerId, method: { kind: 'paypal' } })).toBe('invalid-request');
      expect(await refusalOf({ customerId: 'cus_unknown' })).toBe('unknown-customer');
    });

    test('[PAY-05] saves a card with its first payment, pays with it again, and forgets it', async () => {
      const customerId = await customer();
      const first = await of.provider.authorise(await of.requestFor('approved', { customerId, savesMethod: true }));
      const saved = first.kind === 'authorised' ? first.payment.method : undefined;
      expect(saved).toEqual({
        kind: 'card',
        methodId: expect.stringMatching(/./),
        brand: 'visa',
        lastFour: expect.stringMatching(/^\d{4}$/),
        expiryMonth: expect.any(Number),
        expiryYear: expect.any(Number),
      });
      const methodId = saved?.kind === 'card' ? saved.methodId : '';
      const again = await of.requestFor('approved', { customerId, method: { kind: 'saved', methodId } });
      expect((await of.provider.authorise(again)).kind).toBe('authorised');
      expect(await of.provider.detach({ customerId: await customer(), methodId })).toEqual({
        kind: 'refused',
        reason: 'unknown-method',
      });
      expect(await of.provider.detach({ customerId, methodId })).toEqual({ kind: 'detached' });
      expect(await of.provider.detach({ customerId, methodId })).toEqual({ kind: 'detached' });
      const later = await of.requestFor('approved', { customerId, method: { kind: 'saved', methodId } });
      expect(await of.provider.authorise(later)).toEqual({ kind: 'refused', reason: 'unknown-method' });
    });
  });
};
