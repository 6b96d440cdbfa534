import { granting, policyWith } from '../../../adapters/server/page-grants';
import type { WebAnswer, WebRequest } from '../../../adapters/server/web';

const POLICY =
  "default-src 'self';script-src 'self' 'sha256-x';worker-src 'none';frame-src 'self';trusted-types shop-markup";

test('[REG-07] a page with the altcha may start the shop’s own worker, and nothing unsafe', () => {
  const policy = policyWith(POLICY, ['altcha']);
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x'",
    "worker-src 'self'",
    "frame-src 'self'",
    'trusted-types shop-markup shop-scripts svelte-trusted-html',
  ]);
});

test('[REG-07] a page with reCAPTCHA may run the provider’s scripts and frames, from its own folders alone', () => {
  const policy = policyWith(POLICY, ['recaptcha']);
  expect(policy).toContain(
    "script-src 'self' 'sha256-x' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/");
  expect(policy).toContain("worker-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('a directive that the policy lacks stays away, and without grants nothing changes', () => {
  expect(policyWith("script-src 'self'", ['altcha'])).toBe("script-src 'self'");
  expect(policyWith(POLICY, [])).toBe(POLICY);
});

const REQUEST = {} as WebRequest;
const answering = (answer: WebAnswer) => granting(async () => answer, POLICY)(REQUEST);

test('[REG-07] only an answer with grants gets a policy of its own, beside the headers it has', async () => {
  const page = { status: 200, body: 'page', headers: { 'x-own': 'yes' } };
  expect(await answering(page)).toBe(page);
  expect(await answering({ ...page, grants: ['altcha'] })).toMatchObject({
    headers: { 'x-own': 'yes', 'content-security-policy': policyWith(POLICY, ['altcha']) },
  });
  const redirect = { redirect: '/shop', status: 303 } as const;
  expect(await answering(redirect)).toBe(redirect);
});
