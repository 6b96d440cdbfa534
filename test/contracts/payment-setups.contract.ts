import type { SaveMethodRequest } from '../../backend/payments/payment-provider.ts';
import type { Making } from './making';
import {
  DAY_MS,
  DECLINES,
  makePaymentActions,
  nextSerial,
  type ContractCard,
  type PaymentActions,
  type PaymentProviderWorld,
} from './payment-world';

/** Every PaymentProvider, fake or real, passes this: cards that are saved without a payment, and customers who go. */
export const paymentSetupsContract = (name: string, makeWorld: Making<PaymentProviderWorld>): void => {
  let of: PaymentActions;
  beforeEach(async () => {
    of = await makePaymentActions(makeWorld);
  });

  describe(`[PLT-02] ${name} as a PaymentProvider: saving cards`, () => {
    const customer = async (): Promise<string> => {
      const created = await of.provider.createCustomer({ key: of.key(), reference: `user-${nextSerial()}` });
      if (created.kind !== 'created') throw new Error(`not created: ${JSON.stringify(created)}`);
      return created.customerId;
    };

    const setupFor = async (card: ContractCard, more: Partial<SaveMethodRequest> = {}): Promise<SaveMethodRequest> => ({
      key: of.key(),
      customerId: await customer(),
      token: await of.world.cardToken(card),
      returnUrl: 'https://shop.example/account/wallet',
      ...more,
    });

    test('[ACC-03] [PAY-05] saves a typed card without a payment, which then pays for an order', async () => {
      const request = await setupFor('approved');
      const saved = await of.provider.saveMethod(request);
      expect(saved).toEqual({
        kind: 'saved',
        method: expect.objectContaining({ kind: 'card', brand: 'visa', lastFour: '4242' }),
      });
      expect(await of.provider.saveMethod(request)).toEqual(saved);
      const methodId = saved.kind === 'saved' ? saved.method.methodId : '';
      const { customerId } = request;
      const order = await of.requestFor('approved', { customerId, method: { kind: 'saved', methodId } });
      expect((await of.provider.authorise(order)).kind).toBe('authorised');
    });

    test.each(DECLINES)('[ACC-03] does not save a card that the bank declines: %s', async (card) => {
      expect(await of.provider.saveMethod(await setupFor(card))).toEqual({ kind: 'declined', reason: card });
    });

    test('[ACC-03] saves nothing for an unknown customer, with an old key, or while it is unavailable', async () => {
      const refusalOf = async (more: Partial<SaveMethodRequest>): Promise<unknown> => {
        const result = await of.provider.saveMethod(await setupFor('approved', more));
        return result.kind === 'refused' ? result.reason : result.kind;
      };
      expect(await refusalOf({ customerId: 'cus_unknown' })).toBe('unknown-customer');
      const old = { value: of.key().value, issuedAt: of.world.now() - DAY_MS };
      expect(await refusalOf({ key: old })).toBe('key-expired');
      expect(await refusalOf({ key: { ...old, value: 'not a key' } })).toBe('invalid-request');
      expect(await of.provider.saveMethod(await setupFor('unavailable'))).toMatchObject({ kind: 'unavailable' });
    });

    test.each(['approve', 'refuse'] as const)(
      '[ACC-03] a card that the bank asks about waits for the shopper, who can %s, and belongs to its customer alone',
      async (decision) => {
        const request = await setupFor('needs-authentication');
        const waiting = await of.provider.saveMethod(request);
        expect(waiting).toEqual({
          kind: 'needs-authentication',
          setupId: expect.any(String),
          url: expect.stringMatching(/^https?:/),
        });
        const setupId = waiting.kind === 'needs-authentication' ? waiting.setupId : '';
        const { customerId } = request;
        expect(await of.provider.savedMethod({ customerId, setupId })).toEqual(waiting);
        await of.world.decidesSetup(setupId, decision);
        expect(await of.provider.savedMethod({ customerId, setupId })).toMatchObject(
          decision === 'approve' ? { kind: 'saved' } : { kind: 'declined', reason: 'authentication-failed' },
        );
        const stranger = { customerId: await customer(), setupId };
        expect(await of.provider.savedMethod(stranger)).toEqual({ kind: 'refused', reason: 'unknown-setup' });
        expect(await of.provider.savedMethod({ customerId, setupId: 'seti_none' })).toEqual({
          kind: 'refused',
          reason: 'unknown-setup',
        });
      },
    );

    test('[ACC-03] [PAY-05] a setup whose card was detached saves it no more', async () => {
      const request = await setupFor('needs-authentication');
      const waiting = await of.provider.saveMethod(request);
      const setupId = waiting.kind === 'needs-authentication' ? waiting.setupId : '';
      const { customerId } = request;
      await of.world.decidesSetup(setupId, 'approve');
      const saved = await of.provider.savedMethod({ customerId, setupId });
      const methodId = saved.kind === 'saved' ? saved.method.methodId : '';
      expect(await of.provider.detach({ customerId, methodId })).toEqual({ kind: 'detached' });
      expect(await of.provider.savedMethod({ customerId, setupId })).toEqual({
        kind: 'refused',
        reason: 'unknown-setup',
      });
    });

    test('[ACC-03] the date of a saved card is changed for its customer alone, and not to one that has passed', async () => {
      const request = await setupFor('approved');
      const saved = await of.provider.saveMethod(request);
      const methodId = saved.kind === 'saved' ? saved.method.methodId : '';
      const { customerId } = request;
      const renewed = { customerId, methodId, expiryMonth: 3, expiryYear: 2043 };
      expect(await of.provider.changeExpiry(renewed)).toEqual({ kind: 'changed' });
      expect(await of.provider.changeExpiry(renewed)).toEqual({ kind: 'changed' });
      const order = await of.requestFor('approved', { customerId, method: { kind: 'saved', methodId } });
      expect(await of.provider.authorise(order)).toMatchObject({
        payment: { method: { methodId, expiryMonth: 3, expiryYear: 2043 } },
      });
      expect(await of.provider.changeExpiry({ ...renewed, expiryYear: 2020 })).toMatchObject({ kind: 'declined' });
      const unknown = { kind: 'refused', reason: 'unknown-method' };
      expect(await of.provider.changeExpiry({ ...renewed, customerId: await customer() })).toEqual(unknown);
      expect(await of.provider.changeExpiry({ ...renewed, methodId: 'pm_none' })).toEqual(unknown);
      await of.provider.detach({ customerId, methodId });
      expect(await of.provider.changeExpiry(renewed)).toMatchObject({ kind: 'refused' });
    });

    test('[ACC-07] a removed customer is gone with the saved cards, and removing it again changes nothing', async () => {
      const request = await setupFor('approved');
      const saved = await of.provider.saveMethod(request);
      const methodId = saved.kind === 'saved' ? saved.method.methodId : '';
      const { customerId } = request;
      expect(await of.provider.removeCustomer({ customerId })).toEqual({ kind: 'removed' });
      expect(await of.provider.removeCustomer({ customerId })).toEqual({ kind: 'removed' });
      const order = await of.requestFor('approved', { customerId, method: { kind: 'saved', methodId } });
      expect(await of.provider.authorise(order)).toMatchObject({ kind: 'refused' });
      expect(await of.provider.detach({ customerId, methodId })).toEqual({ kind: 'detached' });
    });
  });
};
