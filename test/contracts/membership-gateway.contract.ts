import * as E from 'fp-ts/Either';
import type { JoinAnswer, MembershipGateway } from '../../core/rewards/membership/membership-gateway';
import type { Making } from './making';

/** The world behind a MembershipGateway. */
export interface MembershipWorld {
  readonly gateway: MembershipGateway;
  /** Makes the caller a customer who never joined. */
  readonly customerSignsIn: () => Promise<void>;
  /** Gives another member this phone number. */
  readonly phoneBelongsToAnother: (phone: string) => Promise<void>;
}

export const MEMBERSHIP_CALLS = ['join'] as const;

const [PHONE, PHONE_OF_ANOTHER] = ['6195550123', '6195550124'] as const;

const joined = async (gateway: MembershipGateway, phone?: string): Promise<JoinAnswer> => {
  const response = await gateway.join(phone)();
  if (E.isLeft(response)) throw new Error(JSON.stringify(response.left));
  return response.right;
};

/** Every MembershipGateway, fake or real, passes this. */
export const membershipGatewayContract = (name: string, makeWorld: Making<MembershipWorld>): void => {
  describe(`[PLT-02] ${name} as a MembershipGateway`, () => {
    test('[PAL-01] gives a joining customer a number of nine digits', async () => {
      const { gateway, customerSignsIn } = await makeWorld();
      await customerSignsIn();
      expect(await joined(gateway)).toEqual({ isSynced: true, palsId: expect.stringMatching(/^\d{9}$/) });
    });

    test('[PAL-01] keeps the number of a customer who joins again', async () => {
      const { gateway, customerSignsIn } = await makeWorld();
      await customerSignsIn();
      const first = await joined(gateway);
      expect(await joined(gateway, PHONE)).toEqual(first);
    });

    test("[PAL-01] reports no success for another member's phone number", async () => {
      const { gateway, customerSignsIn, phoneBelongsToAnother } = await makeWorld();
      await phoneBelongsToAnother(PHONE_OF_ANOTHER);
      await customerSignsIn();
      expect(await joined(gateway, PHONE_OF_ANOTHER)).toEqual({ isSynced: false, palsId: undefined });
    });

    test('[PAL-01] refuses a shopper who is not signed in', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.join(undefined)()).toMatchObject({ _tag: 'Left', left: { kind: 'refused' } });
    });
  });
};
