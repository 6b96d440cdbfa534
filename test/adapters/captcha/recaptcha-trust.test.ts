import { trustRecaptcha } from '../../../adapters/captcha/recaptcha-trust';

type Policies = NonNullable<Window['trustedTypes']>;

const aBrowser = () => {
  const made: Array<{ name: string; accept: (url: string) => string | null }> = [];
  const trustedTypes: Policies = {
    get defaultPolicy() {
      return made.find(({ name }) => name === 'default') ?? null;
    },
    createPolicy: (name, { createScriptURL }) => {
      made.push({ name, accept: createScriptURL });
      return { createScriptURL: (url) => String(createScriptURL(url)) };
    },
  };
  return { made, trustedTypes };
};

test("trusts only the provider's scripts, once", () => {
  const { made, trustedTypes } = aBrowser();
  trustRecaptcha({ trustedTypes });
  trustRecaptcha({ trustedTypes });
  expect(made).toHaveLength(1);
  const accept = made[0]?.accept ?? (() => null);
  const own = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  expect(accept(own)).toBe(own);
  for (const url of ['https://www.gstatic.com/other.js', 'https://www.google.com.evil.example/recaptcha/', '/own.js']) {
    expect(accept(url)).toBeNull();
  }
});

test('works without Trusted Types', () => {
  expect(() => trustRecaptcha({})).not.toThrow();
});
