import * as E from 'fp-ts/Either';
import type { PersonalData } from '../../core/account/data/personal-data';
import type { Making } from './making';

/** The world behind PersonalData: a customer without orders is signed in. */
export interface PersonalDataWorld {
  readonly data: PersonalData;
  readonly stranger: PersonalData;
  readonly email: string;
  readonly password: string;
  /** Whether the account exists, checked without the port. */
  readonly exists: () => Promise<boolean>;
}

export const PERSONAL_DATA_CALLS = ['download', 'deleteAccount'] as const;

/** Every PersonalData, fake or real, passes this. */
export const personalDataContract = (name: string, makeWorld: Making<PersonalDataWorld>): void => {
  describe(`[PLT-02] [ACC-07] ${name} as PersonalData`, () => {
    test('downloads what is known of the shopper', async () => {
      const { data, email } = await makeWorld();
      expect(await data.download()).toEqual(
        E.right(expect.objectContaining({ account: expect.objectContaining({ email }) })),
      );
    });

    test('deletes the account with the password only', async () => {
      const { data, password, exists } = await makeWorld();
      expect(await data.deleteAccount('Wrong1234')()).toEqual(
        E.left(expect.objectContaining({ kind: 'refused', facts: expect.arrayContaining(['old-password-refused']) })),
      );
      expect(await exists()).toBe(true);
      expect(await data.deleteAccount(password)()).toEqual(E.right(undefined));
      expect(await exists()).toBe(false);
      expect(E.isLeft(await data.download())).toBe(true);
    });

    test('a shopper who is not signed in has to sign in', async () => {
      const { stranger, password, exists } = await makeWorld();
      const needed = E.left({ kind: 'sign-in-needed' });
      expect([await stranger.download(), await stranger.deleteAccount(password)()]).toEqual([needed, needed]);
      expect(await exists()).toBe(true);
    });
  });
};
