import * as E from 'fp-ts/Either';
import type { IdentityGateway } from '../../core/identity/session/identity-gateway';
import type { Making } from './making';

export interface KnownCustomer {
  /** In lower case, as accounts are stored. */
  readonly email: string;
  readonly password: string;
}

/** The caller's identity at the service; undefined without one. */
export interface Caller {
  readonly userId: string | undefined;
  readonly isRegistered: boolean;
}

/** The world behind an IdentityGateway with a new browser without an identity. */
export interface IdentityWorld {
  readonly gateway: IdentityGateway;
  /** A new account for this test. */
  readonly hasCustomer: () => Promise<KnownCustomer>;
  /** An account that is locked after too many wrong passwords. */
  readonly hasLockedCustomer?: () => Promise<KnownCustomer>;
  /** Reads from the service directly, not through the gateway. */
  readonly caller: () => Promise<Caller>;
}

/** Data for optional features of a backend. */
export interface IdentityTraits {
  readonly locksAccounts: boolean;
}

export const IDENTITY_CALLS = ['becomeGuest', 'signIn', 'signOut'] as const;

const NOBODY: Caller = { userId: undefined, isRegistered: false };

/** Every IdentityGateway, fake or real, passes this. */
export const identityGatewayContract = (
  name: string,
  makeWorld: Making<IdentityWorld>,
  { locksAccounts }: IdentityTraits = { locksAccounts: true },
): void => {
  describe(`[PLT-02] ${name} as an IdentityGateway`, () => {
    test('[USR-06] creates a guest with a new id', async () => {
      const { gateway, caller } = await makeWorld();
      expect(await caller()).toEqual(NOBODY);
      const guest = await gateway.becomeGuest();
      expect(guest).toEqual(E.right({ userId: expect.stringMatching(/^\S+$/) }));
      expect(await caller()).toEqual({ ...(E.isRight(guest) && guest.right), isRegistered: false });
    });

    test('[USR-06] creates another guest with each call', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.becomeGuest()).not.toEqual(await gateway.becomeGuest());
    });

    test('[USR-05] signs a customer in', async () => {
      const { gateway, hasCustomer, caller } = await makeWorld();
      const { email, password } = await hasCustomer();
      const identity = await gateway.signIn(email, password)();
      expect(identity).toEqual(E.right({ userId: expect.stringMatching(/^\S+$/) }));
      expect(await caller()).toEqual({ ...(E.isRight(identity) && identity.right), isRegistered: true });
    });

    test('[USR-05] turns a guest who signs in into the customer', async () => {
      const { gateway, hasCustomer, caller } = await makeWorld();
      const { email, password } = await hasCustomer();
      const guest = await gateway.becomeGuest();
      const customer = await gateway.signIn(email, password)();
      expect(customer).not.toEqual(guest);
      expect(await caller()).toEqual({ ...(E.isRight(customer) && customer.right), isRegistered: true });
    });

    test.each([
      ['a wrong password', ({ email }: KnownCustomer) => ({ email, password: 'Not-the-passw0rd' })],
      ['an unknown email', ({ password }: KnownCustomer) => ({ email: 'nobody@example.test', password })],
    ])('[ERR-07] refuses %s with the fact and a text and keeps the session', async (_case, mistake) => {
      const { gateway, hasCustomer, caller } = await makeWorld();
      const { email, password } = mistake(await hasCustomer());
      await gateway.becomeGuest();
      const before = await caller();
      expect(await gateway.signIn(email, password)()).toMatchObject({
        _tag: 'Left',
        left: {
          kind: 'refused',
          facts: expect.arrayContaining(['password-refused']),
          message: expect.stringMatching(/\S/),
        },
      });
      expect(await caller()).toEqual(before);
    });

    if (locksAccounts) lockedAccountContract(makeWorld);

    test('[USR-08] ends the session at sign-out', async () => {
      const { gateway, hasCustomer, caller } = await makeWorld();
      const { email, password } = await hasCustomer();
      await gateway.signIn(email, password)();
      expect(await gateway.signOut()).toEqual(E.right(undefined));
      expect(await caller()).toEqual(NOBODY);
    });

    test('[USR-08] signs out successfully without a session', async () => {
      const { gateway, caller } = await makeWorld();
      expect(await gateway.signOut()).toEqual(E.right(undefined));
      expect(await caller()).toEqual(NOBODY);
    });

    test('[USR-05] makes no request before the task runs', async () => {
      const { gateway, hasCustomer, caller } = await makeWorld();
      const { email, password } = await hasCustomer();
      gateway.signIn(email, password);
      expect(await caller()).toEqual(NOBODY);
    });
  });
};

/** Every IdentityGateway over a backend that locks accounts passes this, too. */
const lockedAccountContract = (makeWorld: Making<IdentityWorld>): void => {
  test('[ERR-07] refuses a locked account even with the right password', async () => {
    const { gateway, hasLockedCustomer, caller } = await makeWorld();
    if (hasLockedCustomer === undefined) throw new Error('the world has no locked customer');
    const { email, password } = await hasLockedCustomer();
    const before = await caller();
    expect(await gateway.signIn(email, password)()).toMatchObject({
      _tag: 'Left',
      left: {
        kind: 'refused',
        facts: expect.arrayContaining(['account-locked']),
        message: expect.stringMatching(/\S/),
      },
    });
    expect(await caller()).toEqual(before);
  });
};
