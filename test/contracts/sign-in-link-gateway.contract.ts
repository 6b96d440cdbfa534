import * as E from 'fp-ts/Either';
import type { SignInLinkGateway } from '../../core/identity/sign-in/sign-in-link-gateway';
import type { Making } from './making';

/** The world behind a SignInLinkGateway: somebody has an account that does not know this browser. */
export interface SignInLinkWorld {
  readonly gateway: SignInLinkGateway;
  /** In lower case, as accounts are kept. */
  readonly email: string;
  /** The code of the link that was mailed to the account last; undefined when there is none. */
  readonly mailedCode: () => Promise<string | undefined>;
  /** Whether the account knows this browser, asked past the gateway. */
  readonly isKnown: () => Promise<boolean>;
}

/** Every SignInLinkGateway, fake or real, passes this. */
export const signInLinkGatewayContract = (name: string, makeWorld: Making<SignInLinkWorld>): void => {
  describe(`[PLT-02] [USR-05] ${name} as a SignInLinkGateway`, () => {
    const refused = {
      _tag: 'Left',
      left: { kind: 'refused', facts: ['link-refused'] },
    };

    test('a link is mailed, whatever case the email was typed in, and makes the browser known', async () => {
      const { gateway, email, mailedCode, isKnown } = await makeWorld();
      expect(await isKnown()).toBe(false);
      expect(await gateway.mailLink(email.toUpperCase())()).toEqual(E.right(undefined));
      expect(await isKnown()).toBe(false);
      expect(await gateway.useLink(String(await mailedCode()))()).toEqual(E.right(undefined));
      expect(await isKnown()).toBe(true);
    });

    test('the response is the same for an email without an account', async () => {
      const { gateway } = await makeWorld();
      expect(await gateway.mailLink('nobody-at-all@example.test')()).toEqual(E.right(undefined));
    });

    test('a link counts once', async () => {
      const { gateway, email, mailedCode } = await makeWorld();
      await gateway.mailLink(email)();
      const code = String(await mailedCode());
      await gateway.useLink(code)();
      expect(await gateway.useLink(code)()).toMatchObject(refused);
    });

    test('a code that is none is refused', async () => {
      const { gateway, isKnown } = await makeWorld();
      expect(await gateway.useLink('never-mailed')()).toMatchObject(refused);
      expect(await isKnown()).toBe(false);
    });

    test('nothing is asked before the task is run', async () => {
      const { gateway, email, mailedCode } = await makeWorld();
      gateway.mailLink(email);
      expect(await mailedCode()).toBeUndefined();
    });
  });
};
