import * as E from 'fp-ts/Either';
import type { Profile, ProfileGateway } from '../../core/account/profile/profile-gateway';
import { REMINDER_KINDS, type ReminderChoice } from '../../core/stock-notices/stock-notices';
import type { ShopFact } from '../../core/shared/shop-fact';
import type { Making } from './making';

/** The world behind a ProfileGateway: a customer is signed in; there is one more account. */
export interface ProfileWorld {
  readonly gateway: ProfileGateway;
  /** A gateway of a shopper without an identity. */
  readonly stranger: ProfileGateway;
  /** A gateway of a guest whom the service knows, such as one with a cart. */
  readonly guest: ProfileGateway;
  readonly email: string;
  readonly password: string;
  /** The address of the other account. */
  readonly takenEmail: string;
  /** An address without an account. */
  readonly freshEmail: string;
  /** The code that was mailed to this new address last; undefined without one. */
  readonly mailedCode: (email: string) => Promise<string | undefined>;
}

export const PROFILE_CALLS = ['profile', 'change', 'requestEmail', 'confirmEmail', 'changePassword'] as const;

const REMINDED: ReadonlyArray<ReminderChoice> = REMINDER_KINDS.map((kind) => ({ kind, isWanted: true }));
const CHANGE = {
  firstName: 'Robin Ann',
  lastName: 'Müller',
  phone: '6195550123',
  wantsOffers: true,
  reminders: REMINDED,
};
const NEW_PASSWORD = 'Brandnew456';
const refusal = (fact: ShopFact) =>
  E.left(expect.objectContaining({ kind: 'refused', facts: expect.arrayContaining([fact]) }));
const DONE = E.right(undefined);

/** Every ProfileGateway, fake or real, passes this. */
export const profileGatewayContract = (name: string, makeWorld: Making<ProfileWorld>): void => {
  describe(`[PLT-02] [ACC-02] ${name} as a ProfileGateway`, () => {
    const profileOf = async ({ gateway }: ProfileWorld): Promise<Profile> => {
      const profile = await gateway.profile();
      if (E.isLeft(profile)) throw new Error(JSON.stringify(profile.left));
      return profile.right;
    };

    const withCode = async (world: ProfileWorld): Promise<string> => {
      expect(await world.gateway.requestEmail({ email: world.freshEmail, oldPassword: world.password })()).toEqual(
        DONE,
      );
      const code = await world.mailedCode(world.freshEmail);
      if (code === undefined) throw new Error('no code was mailed');
      return code;
    };

    test('reads the profile, and changes name, phone number and the wish for mail', async () => {
      const world = await makeWorld();
      expect(await profileOf(world)).toMatchObject({ email: world.email, hasPassword: true, wantsOffers: false });
      expect(await world.gateway.change(CHANGE)()).toEqual(DONE);
      expect(await profileOf(world)).toEqual({
        ...CHANGE,
        email: world.email,
        hasPassword: true,
        pendingEmail: undefined,
      });
    });

    test('stops reminders and begins them again; a kind that is not named stays as it is', async () => {
      const world = await makeWorld();
      expect((await profileOf(world)).reminders).toEqual(REMINDED);
      const change = async (reminders: ReadonlyArray<ReminderChoice>): Promise<ReadonlyArray<ReminderChoice>> => {
        expect(await world.gateway.change({ ...CHANGE, reminders })()).toEqual(DONE);
        return (await profileOf(world)).reminders;
      };
      const stopped: ReminderChoice = { kind: 'appointments', isWanted: false };
      const withoutAppointments = REMINDED.map((choice) => (choice.kind === stopped.kind ? stopped : choice));
      expect(await change([stopped])).toEqual(withoutAppointments);
      expect(await change([])).toEqual(withoutAppointments);
      expect(await change(REMINDED)).toEqual(REMINDED);
    });

    test('an empty phone number removes it', async () => {
      const world = await makeWorld();
      await world.gateway.change(CHANGE)();
      expect(await world.gateway.change({ ...CHANGE, phone: '', wantsOffers: false })()).toEqual(DONE);
      expect(await profileOf(world)).toMatchObject({ phone: '', wantsOffers: false });
    });

    test('changes the phone number alone', async () => {
      const world = await makeWorld();
      const before = await profileOf(world);
      expect(await world.gateway.change({ phone: CHANGE.phone })()).toEqual(DONE);
      expect(await profileOf(world)).toEqual({ ...before, phone: CHANGE.phone });
    });

    test.each([
      ['first-name-refused', { firstName: 'R0bin' }],
      ['last-name-refused', { lastName: '' }],
      ['last-name-refused', { lastName: 'R33d' }],
      ['phone-number-refused', { phone: '12' }],
    ] as const)('refuses a field with the fact %s and changes nothing', async (fact, mistake) => {
      const world = await makeWorld();
      const before = await profileOf(world);
      expect(await world.gateway.change({ ...CHANGE, ...mistake })()).toEqual(refusal(fact));
      expect(await profileOf(world)).toEqual(before);
    });

    test('a new email address counts only with the code that was mailed to it', async () => {
      const world = await makeWorld();
      const code = await withCode(world);
      expect(await profileOf(world)).toMatchObject({ email: world.email, pendingEmail: world.freshEmail });
      expect(await world.gateway.confirmEmail('WRONG234')()).toEqual(refusal('code-refused'));
      expect(await profileOf(world)).toMatchObject({ email: world.email });
      expect(await world.gateway.confirmEmail(code)()).toEqual(DONE);
      expect(await profileOf(world)).toMatchObject({ email: world.freshEmail, pendingEmail: undefined });
      expect(await world.gateway.confirmEmail(code)()).toEqual(refusal('code-refused'));
    });

    test('five wrong codes end the request', async () => {
      const world = await makeWorld();
      const code = await withCode(world);
      for (let tries = 0; tries < 5; tries += 1) await world.gateway.confirmEmail('WRONG234')();
      expect(await world.gateway.confirmEmail(code)()).toEqual(refusal('code-refused'));
      expect(await profileOf(world)).toMatchObject({ email: world.email, pendingEmail: undefined });
    });

    test('refuses the address of another account, the same one, and what is no address', async () => {
      const { gateway, takenEmail, email, password, freshEmail, mailedCode } = await makeWorld();
      const request = (wanted: string) => gateway.requestEmail({ email: wanted, oldPassword: password })();
      expect(await request(takenEmail.toUpperCase())).toEqual(refusal('email-taken'));
      expect(await request(email)).toEqual(refusal('email-refused'));
      expect(await request('nonsense')).toEqual(refusal('email-refused'));
      expect(await mailedCode(freshEmail)).toBeUndefined();
    });

    test.each(['Wrong1234', undefined])('sends no code to a new address with the password %s', async (oldPassword) => {
      const world = await makeWorld();
      const request = world.gateway.requestEmail({ email: world.freshEmail, oldPassword });
      expect(await request()).toEqual(refusal('old-password-refused'));
      expect(await world.mailedCode(world.freshEmail)).toBeUndefined();
      expect(await profileOf(world)).toMatchObject({ pendingEmail: undefined });
    });

    test('changes the password with the current one only', async () => {
      const { gateway, password } = await makeWorld();
      const change = (oldPassword: string, newPassword = NEW_PASSWORD) =>
        gateway.changePassword({ oldPassword, newPassword })();
      expect(await change('Wrong1234')).toEqual(refusal('old-password-refused'));
      expect(await change(password, 'Ab1')).toEqual(refusal('password-refused'));
      expect(await change(password)).toEqual(DONE);
      expect(await change(password)).toEqual(refusal('old-password-refused'));
      expect(await change(NEW_PASSWORD, 'Another789')).toEqual(DONE);
    });

    test.each(['stranger', 'guest'] as const)('[ACC-01] a %s has to sign in, whatever is asked', async (shopper) => {
      const { [shopper]: gateway, password } = await makeWorld();
      const needed = E.left({ kind: 'sign-in-needed' });
      expect(await gateway.profile()).toEqual(needed);
      expect(await gateway.change(CHANGE)()).toEqual(needed);
      expect(await gateway.requestEmail({ email: 'new@example.test', oldPassword: password })()).toEqual(needed);
      expect(await gateway.confirmEmail('ABCD2345')()).toEqual(needed);
      expect(await gateway.changePassword({ oldPassword: password, newPassword: NEW_PASSWORD })()).toEqual(needed);
    });
  });
};
