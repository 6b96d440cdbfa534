import * as E from 'fp-ts/Either';
import type { GoogleGateway } from '../../core/identity/sign-in/google-gateway';
import type { Caller } from './identity-gateway.contract';
import type { Making } from './making';

/** The world behind a GoogleGateway: a shopper is signed in at Google but not in the shop. */
export interface GoogleWorld {
  readonly gateway: GoogleGateway;
  /** A credential that is valid for this shop and has the nonce. */
  readonly credential: (nonce: string) => Promise<string>;
  readonly caller: () => Promise<Caller>;
}

export const GOOGLE_CALLS = ['nonce', 'signIn'] as const;

/** Every GoogleGateway, fake or real, passes this. */
export const googleGatewayContract = (name: string, makeWorld: Making<GoogleWorld>): void => {
  describe(`[PLT-02] [USR-11] ${name} as a GoogleGateway`, () => {
    const nonceOf = async ({ gateway }: GoogleWorld): Promise<string> => {
      const nonce = await gateway.nonce();
      if (E.isLeft(nonce)) throw new Error('no nonce was given');
      return nonce.right;
    };

    test('signs in with a valid credential', async () => {
      const world = await makeWorld();
      const { gateway, credential, caller } = world;
      const identity = await gateway.signIn(await credential(await nonceOf(world)))();
      expect(identity).toEqual(E.right({ userId: expect.stringMatching(/^\d+$/) }));
      expect(await caller()).toEqual({ ...(E.isRight(identity) && identity.right), isRegistered: true });
    });

    test('refuses another credential and keeps the session', async () => {
      const { gateway, caller } = await makeWorld();
      const before = await caller();
      expect(await gateway.signIn('forged.by.nobody')()).toMatchObject({ left: { kind: 'refused' } });
      expect(await caller()).toEqual(before);
    });

    test('shares an unused nonce with a page that requests one', async () => {
      const world = await makeWorld();
      expect(await nonceOf(world)).toBe(await nonceOf(world));
    });

    test('makes no request before the task runs', async () => {
      const world = await makeWorld();
      const { gateway, credential, caller } = world;
      gateway.signIn(await credential(await nonceOf(world)));
      expect((await caller()).isRegistered).toBe(false);
    });
  });
};
