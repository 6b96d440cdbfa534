import * as E from 'fp-ts/Either';
import type { PasswordGateway } from '../../core/identity/password-reset/password-gateway';
import type { ShopFact } from '../../core/shared/shop-fact';
import type { Making } from './making';

/** The world behind a PasswordGateway: a customer has forgotten the password. */
export interface PasswordWorld {
  readonly gateway: PasswordGateway;
  /** In lower case, as accounts are stored. */
  readonly email: string;
  /** The last code mailed to the account; undefined without one. */
  readonly mailedCode: () => Promise<string | undefined>;
  /** Whether the account accepts this password, checked without the gateway. */
  readonly opensWith: (password: string) => Promise<boolean>;
}

export const PASSWORD_CALLS = ['requestReset', 'reset'] as const;

const NEW_PASSWORD = 'Brandnew456';

/** Every PasswordGateway, fake or real, passes this. */
export const passwordGatewayContract = (name: string, makeWorld: Making<PasswordWorld>): void => {
  describe(`[PLT-02] [MOD-04] ${name} as a PasswordGateway`, () => {
    const refusal = (fact: ShopFact) => ({ _tag: 'Left', left: { kind: 'refused', facts: [fact] } });

    const withCode = async (world: PasswordWorld): Promise<string> => {
      expect(await world.gateway.requestReset(world.email)()).toEqual(E.right(undefined));
      const code = await world.mailedCode();
      if (code === undefined) throw new Error('no code was mailed');
      return code;
    };

    test('mails a code for an email in any letter case', async () => {
      const { gateway, email, mailedCode } = await makeWorld();
      expect(await gateway.requestReset(email.toUpperCase())()).toEqual(E.right(undefined));
      expect(await mailedCode()).toMatch(/^\w+$/);
    });

    test('responds the same for an email without an account', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.requestReset('nobody-at-all@example.test')()).toEqual(E.right(undefined));
    });

    test('sets the new password with the code', async () => {
      const world = await makeWorld();
      const code = await withCode(world);
      expect(await world.gateway.reset({ email: world.email, code, password: NEW_PASSWORD })()).toEqual(
        E.right(undefined),
      );
      expect(await world.opensWith(NEW_PASSWORD)).toBe(true);
    });

    test('accepts a code once', async () => {
      const world = await makeWorld();
      const code = await withCode(world);
      await world.gateway.reset({ email: world.email, code, password: NEW_PASSWORD })();
      expect(await world.gateway.reset({ email: world.email, code, password: 'Another789x' })()).toMatchObject(
        refusal('code-refused'),
      );
      expect(await world.opensWith(NEW_PASSWORD)).toBe(true);
    });

    test.each([
      ['a wrong code', (email: string) => ({ email, code: 'WRONG234' })],
      ['a code without an account', () => ({ email: 'nobody-at-all@example.test', code: 'WRONG234' })],
    ])('refuses %s and keeps the password', async (_case, mistake) => {
      const world = await makeWorld();
      await withCode(world);
      const renewal = { ...mistake(world.email), password: NEW_PASSWORD };
      expect(await world.gateway.reset(renewal)()).toMatchObject(refusal('code-refused'));
      expect(await world.opensWith(NEW_PASSWORD)).toBe(false);
    });

    test('[FRM-05] refuses a password that breaks the policy and keeps the code valid', async () => {
      const world = await makeWorld();
      const code = await withCode(world);
      const refused = await world.gateway.reset({ email: world.email, code, password: 'Ab1' })();
      expect(refused).toMatchObject(refusal('password-refused'));
      await world.gateway.reset({ email: world.email, code, password: NEW_PASSWORD })();
      expect(await world.opensWith(NEW_PASSWORD)).toBe(true);
    });

    test('makes no request before the task runs', async () => {
      const { gateway, email, mailedCode } = await makeWorld();
      gateway.requestReset(email);
      expect(await mailedCode()).toBeUndefined();
    });
  });
};
