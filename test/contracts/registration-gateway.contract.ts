import * as E from 'fp-ts/Either';
import type { Registration } from '../../core/identity/registration/registration';
import type { RegistrationGateway } from '../../core/identity/registration/registration-gateway';
import { aRegistration } from '../builders/registration';
import type { Caller } from './identity-gateway.contract';
import type { Making } from './making';

/** The world behind a RegistrationGateway with a new browser. */
export interface RegistrationWorld {
  readonly gateway: RegistrationGateway;
  /** Reads this browser's identity from the service directly. */
  readonly caller: () => Promise<Caller>;
  /** Whether these credentials sign in from another browser. */
  readonly canSignIn: (email: string, password: string) => Promise<boolean>;
}

/** Data for optional features of a backend. */
export interface RegistrationTraits {
  readonly hasRewards: boolean;
}

export const REGISTRATION_CALLS = ['register'] as const;

let people = 0;
const aPerson = (facts: Partial<Registration> = {}): Registration =>
  aRegistration({ email: `Robin.${(people += 1)}@Example.Test`, ...facts });

/** Every RegistrationGateway, fake or real, passes this. */
export const registrationGatewayContract = (
  name: string,
  makeWorld: Making<RegistrationWorld>,
  { hasRewards }: RegistrationTraits = { hasRewards: true },
): void => {
  describe(`[PLT-02] ${name} as a RegistrationGateway`, () => {
    test('[REG-02] creates an account, signs it in, and the account can sign in again', async () => {
      const { gateway, caller, canSignIn } = await makeWorld();
      const robin = aPerson();
      const made = await gateway.register(robin)();
      expect(made).toEqual(E.right({ userId: expect.stringMatching(/^\S+$/) }));
      expect(await caller()).toEqual({ ...(E.isRight(made) && made.right), isRegistered: true });
      expect(await canSignIn(robin.email.toLowerCase(), robin.password)).toBe(true);
    });

    test.each(['(555) 555-0100', '555-555-0100', '5555550100', '+1 555 555 0100'])(
      '[REG-02] accepts a phone number written as %s',
      async (phoneNumber) => {
        const { gateway } = await makeWorld();
        expect(await gateway.register(aPerson({ phoneNumber }))()).toEqual(E.right({ userId: expect.any(String) }));
      },
    );

    test('[ERR-08] [REG-08] refuses an email that has an account, in any letter case', async () => {
      const { gateway, canSignIn } = await makeWorld();
      const robin = aPerson();
      await gateway.register(robin)();
      const again = { ...robin, email: robin.email.toUpperCase(), password: 'Another456' };
      expect(await gateway.register(again)()).toMatchObject({
        _tag: 'Left',
        left: { kind: 'refused', facts: expect.arrayContaining(['email-taken']) },
      });
      expect(await canSignIn(robin.email.toLowerCase(), 'Another456')).toBe(false);
      expect(await canSignIn(robin.email.toLowerCase(), robin.password)).toBe(true);
    });

    test('[REG-08] creates one account from two simultaneous registrations of one email', async () => {
      const { gateway, canSignIn } = await makeWorld();
      const robin = aPerson();
      const outcomes = await Promise.all(
        ['First1234', 'Second567'].map(async (password) => ({
          password,
          outcome: await gateway.register({ ...robin, password })(),
        })),
      );
      const winners = outcomes.filter(({ outcome }) => E.isRight(outcome));
      const losers = outcomes.filter(({ outcome }) => E.isLeft(outcome));
      expect([winners.length, losers.length]).toEqual([1, 1]);
      expect(losers[0]?.outcome).toMatchObject({
        left: { facts: expect.arrayContaining(['email-taken']) },
      });
      expect(await canSignIn(robin.email.toLowerCase(), winners[0]?.password ?? '')).toBe(true);
      expect(await canSignIn(robin.email.toLowerCase(), losers[0]?.password ?? '')).toBe(false);
    });

    if (hasRewards) {
      test('[FRM-07] refuses an invalid rewards number as such and creates nothing', async () => {
        const { gateway, canSignIn } = await makeWorld();
        const robin = aPerson({ palsReward: '12345678' });
        expect(await gateway.register(robin)()).toMatchObject({
          left: { kind: 'refused', facts: ['pals-number-refused'] },
        });
        expect(await canSignIn(robin.email.toLowerCase(), robin.password)).toBe(false);
      });
    }

    test('[REG-02] creates nothing before the task runs', async () => {
      const { gateway, canSignIn } = await makeWorld();
      const robin = aPerson();
      gateway.register(robin);
      expect(await canSignIn(robin.email.toLowerCase(), robin.password)).toBe(false);
    });
  });
};
