import * as E from 'fp-ts/Either';
import type { SignInLinkGateway } from '../../core/identity/sign-in/sign-in-link-gateway';
import type { Making } from './making';

/** The world behind a SignInLinkGateway: a customer's account does not trust this browser. */
export interface SignInLinkWorld {
  readonly gateway: SignInLinkGateway;
  /** In lower case, as accounts are stored. */
  readonly email: string;
  /** The code of the last link mailed to the account; undefined without one. */
  readonly mailedCode: () => Promise<string | undefined>;
  /** Whether the account trusts this browser, checked without the gateway. */
  readonly isKnown: () => Promise<boolean>;
}

/** Every SignInLinkGateway, fake or real, passes this. */
export const signInLinkGatewayContract = (name: string, makeWorld: Making<SignInLinkWorld>): void => {
  describe(`[PLT-02] [USR-05] ${name} as a SignInLinkGateway`, () => {
    const refused = {
      _tag: 'Left',
      left: { kind: 'refused', facts: ['link-refused'] },
    };

    test('mails a link for an email in any letter case, which makes the browser trusted', async () => {
      const { gateway, email, mailedCode, isKnown } = await makeWorld();
      expect(await isKnown()).toBe(false);
      expect(await gateway.mailLink(email.toUpperCase())()).toEqual(E.right(undefined));
      expect(await isKnown()).toBe(false);
      expect(await gateway.useLink(String(await mailedCode()))()).toEqual(E.right(undefined));
      expect(await isKnown()).toBe(true);
    });

    test('responds the same for an email without an account', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.mailLink('nobody-at-all@example.test')()).toEqual(E.right(undefined));
    });

    test('accepts a link once', async () => {
      const { gateway, email, mailedCode } = await makeWorld();
      await gateway.mailLink(email)();
      const code = String(await mailedCode());
      await gateway.useLink(code)();
      expect(await gateway.useLink(code)()).toMatchObject(refused);
    });

    test('refuses an invalid code', async () => {
      const { gateway, isKnown } = await makeWorld();
      expect(await gateway.useLink('never-mailed')()).toMatchObject(refused);
      expect(await isKnown()).toBe(false);
    });

    test('makes no request before the task runs', async () => {
      const { gateway, email, mailedCode } = await makeWorld();
      gateway.mailLink(email);
      expect(await mailedCode()).toBeUndefined();
    });
  });
};
