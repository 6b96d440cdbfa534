import * as E from 'fp-ts/Either';
import type { GoogleGateway } from '../../core/identity/google-gateway';
import type { Caller } from './identity-gateway.contract';
import type { Making } from './making';

/** The world behind a GoogleGateway: somebody is signed in at Google, and nobody in the shop. */
export interface GoogleWorld {
  readonly gateway: GoogleGateway;
  /** A credential that is good for this shop. */
  readonly credential: () => Promise<string>;
  readonly caller: () => Promise<Caller>;
}

export const GOOGLE_CALLS = ['signIn'] as const;

/** Every GoogleGateway, fake or real, passes this. */
export const googleGatewayContract = (name: string, makeWorld: Making<GoogleWorld>): void => {
  describe(`[PLT-02] [USR-11] ${name} as a GoogleGateway`, () => {
    test('a good credential signs in', async () => {
      const { gateway, credential, caller } = await makeWorld();
      const identity = await gateway.signIn(await credential())();
      expect(identity).toEqual(E.right({ userId: expect.stringMatching(/^\d+$/) }));
      expect(await caller()).toEqual({ ...(E.isRight(identity) && identity.right), isRegistered: true });
    });

    test('another credential is refused, and the session is what it was', async () => {
      const { gateway, caller } = await makeWorld();
      const before = await caller();
      expect(await gateway.signIn('forged.by.nobody')()).toMatchObject({ left: { kind: 'refused' } });
      expect(await caller()).toEqual(before);
    });

    test('nothing is asked before the task is run', async () => {
      const { gateway, credential, caller } = await makeWorld();
      gateway.signIn(await credential());
      expect((await caller()).isRegistered).toBe(false);
    });
  });
};
