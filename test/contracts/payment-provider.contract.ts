import type { AuthoriseRequest } from '../../backend/payments/payment-provider.ts';
import type { Making } from './making';
import { DAY_MS, DECLINES, makePaymentActions, type PaymentActions, type PaymentProviderWorld } from './payment-world';

/** Every PaymentProvider, fake or real, passes this: authorisation, authentication and look-up. */
export const paymentProviderContract = (name: string, makeWorld: Making<PaymentProviderWorld>): void => {
  let of: PaymentActions;
  beforeEach(async () => {
    of = await makePaymentActions(makeWorld);
  });

  describe(`[PLT-02] ${name} as a PaymentProvider: authorising`, () => {
    test('[PAY-01] [PAY-06] reserves the amount and captures nothing', async () => {
      const request = await of.requestFor('approved');
      const result = await of.provider.authorise(request);
      expect(result).toMatchObject({
        kind: 'authorised',
        payment: {
          orderReference: request.orderReference,
          currency: 'usd',
          state: 'authorised',
          amountCents: 8000,
          capturableCents: 8000,
          capturedCents: 0,
          refundedCents: 0,
          method: { kind: 'card', brand: 'visa', lastFour: expect.stringMatching(/^\d{4}$/) },
        },
      });
      expect(await of.world.countPayments(request.orderReference)).toBe(1);
    });

    test('[PAY-05] takes the shop’s own card exactly where it says so', async () => {
      const token = of.world.storeCardToken;
      const request = await of.requestFor('approved', { method: { kind: 'card', token } });
      const result = await of.provider.authorise(request);
      expect(result.kind === 'authorised').toBe(of.provider.takesStoreCard);
      expect(await of.world.countPayments(request.orderReference)).toBe(of.provider.takesStoreCard ? 1 : 0);
    });

    test.each(DECLINES)('[PAY-01] declines with the reason: %s', async (card) => {
      const request = await of.requestFor(card);
      expect(await of.provider.authorise(request)).toEqual({ kind: 'declined', reason: card });
      expect(await of.provider.authorise(request)).toEqual({ kind: 'declined', reason: card });
      expect(await of.provider.lookUp(request)).toEqual({ kind: 'declined', reason: card });
    });

    test('[PAY-01] an unavailable provider makes no payment', async () => {
      const request = await of.requestFor('unavailable');
      expect(await of.provider.authorise(request)).toMatchObject({ kind: 'unavailable' });
      expect(await of.world.countPayments(request.orderReference)).toBe(0);
    });

    test('[PAY-01] a lost answer is an unknown outcome, and looking it up finds the one payment', async () => {
      const request = await of.requestFor('lost-answer');
      expect(await of.provider.authorise(request)).toMatchObject({ kind: 'outcome-unknown' });
      const found = await of.provider.lookUp(request);
      expect(found).toMatchObject({ kind: 'authorised', payment: { capturableCents: 8000 } });
      expect(await of.provider.lookUp(request)).toEqual(found);
      expect(await of.world.countPayments(request.orderReference)).toBe(1);
    });

    test('[PAY-01] a request that never arrived is carried out once by looking it up', async () => {
      const request = await of.requestFor('approved');
      const found = await of.provider.lookUp(request);
      expect(found.kind).toBe('authorised');
      expect(await of.provider.authorise(request)).toEqual(found);
      expect(await of.world.countPayments(request.orderReference)).toBe(1);
    });

    test('[PAY-01] a key that the provider has forgotten is looked up and never repeated', async () => {
      const old = { value: of.key().value, issuedAt: of.world.now() - DAY_MS };
      const request = await of.requestFor('approved', { key: old });
      expect(await of.provider.lookUp(request)).toEqual({ kind: 'not-found' });
      expect(await of.provider.authorise(request)).toEqual({ kind: 'refused', reason: 'key-expired' });
      expect(await of.world.countPayments(request.orderReference)).toBe(0);
    });

    test('[PAY-01] [ORD-01] concurrent requests with one key make one payment', async () => {
      const request = await of.requestFor('approved');
      const results = await Promise.all(Array.from({ length: 8 }, () => of.provider.authorise(request)));
      const kinds = new Set(results.map(({ kind }) => kind));
      expect([...kinds].filter((kind) => kind !== 'authorised' && kind !== 'outcome-unknown')).toEqual([]);
      expect((await of.provider.lookUp(request)).kind).toBe('authorised');
      expect(await of.world.countPayments(request.orderReference)).toBe(1);
    });

    test('[PAY-01] refuses a key that was used for another amount', async () => {
      const request = await of.requestFor('approved');
      await of.provider.authorise(request);
      const other = await of.provider.authorise({ ...request, amountCents: 9000 });
      expect(other).toEqual({ kind: 'refused', reason: 'key-reused' });
      expect(await of.world.countPayments(request.orderReference)).toBe(1);
    });

    test('[PAY-01] [PAY-05] refuses less than its smallest amount, charges exactly that, and says what it is', async () => {
      const least = of.provider.minimumChargeCents;
      expect(least).toBe(50);
      const less = await of.requestFor('approved', { amountCents: least - 1 });
      expect(await of.provider.authorise(less)).toEqual({ kind: 'refused', reason: 'invalid-request' });
      expect(await of.world.countPayments(less.orderReference)).toBe(0);
      const enough = await of.requestFor('approved', { amountCents: least });
      expect(await of.provider.authorise(enough)).toMatchObject({ kind: 'authorised' });
    });

    test('[PAY-01] refuses an unknown card token, a part of a cent and a key that cannot be sent', async () => {
      const unknown = await of.requestFor('approved', { method: { kind: 'card', token: 'pm_unknown' } });
      expect(await of.provider.authorise(unknown)).toEqual({ kind: 'refused', reason: 'unknown-method' });
      const invalid = { kind: 'refused', reason: 'invalid-request' };
      expect(await of.provider.authorise(await of.requestFor('approved', { amountCents: 10.5 }))).toEqual(invalid);
      const { value, issuedAt } = of.key();
      const undated = await of.requestFor('approved', { key: { value, issuedAt: Number.NaN } });
      expect(await of.provider.authorise(undated)).toEqual(invalid);
      expect(await of.provider.authorise(await of.requestFor('approved', { key: { value: "a'b", issuedAt } }))).toEqual(
        invalid,
      );
    });
  });

  describe(`[PLT-02] ${name} as a PaymentProvider: authentication and PayPal`, () => {
    const waiting = async (request: AuthoriseRequest) => {
      const result = await of.provider.authorise(request);
      if (result.kind !== 'needs-authentication') throw new Error(`no authentication: ${JSON.stringify(result)}`);
      return result;
    };

    test.each(['card', 'paypal'] as const)(
      '[PAY-01] a %s payment is reserved once the shopper approves',
      async (kind) => {
        const request = await of.requestFor('needs-authentication', kind === 'paypal' ? { method: { kind } } : {});
        const { payment, url, clientSecret } = await waiting(request);
        expect(payment).toMatchObject({ state: 'needs-authentication', capturableCents: 0 });
        expect([url, clientSecret]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/./)]);
        await of.world.decides(payment, 'approve');
        expect(await of.provider.lookUp(request)).toMatchObject({
          kind: 'authorised',
          payment: { paymentId: payment.paymentId, capturableCents: 8000 },
        });
      },
    );

    test('[PAY-01] a refused authentication is a failed payment that cannot be captured', async () => {
      const { payment } = await waiting(await of.requestFor('needs-authentication'));
      await of.world.decides(payment, 'refuse');
      const after = await of.read(payment.paymentId);
      expect(after).toMatchObject({ state: 'failed', failure: 'authentication-failed', capturableCents: 0 });
      expect(await of.capture(after, [8000, 0, true])).toEqual({ kind: 'refused', reason: 'wrong-state' });
    });

    test('[PAY-01] a payment that waits for the shopper can be cancelled', async () => {
      const { payment } = await waiting(await of.requestFor('needs-authentication'));
      const released = await of.provider.cancel({ key: of.key(), paymentId: payment.paymentId });
      expect(released).toMatchObject({ kind: 'released', payment: { state: 'cancelled', capturableCents: 0 } });
    });
  });
};
