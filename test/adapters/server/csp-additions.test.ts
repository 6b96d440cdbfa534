import { addCspSources, extendPolicy } from '../../../adapters/server/responses/csp-additions';

const POLICY =
  "default-src 'self';script-src 'self' 'sha256-x';worker-src 'none';frame-src 'self';trusted-types shop-markup";

test("[REG-07] a page with the altcha may start the shop's worker and nothing unsafe", () => {
  const policy = extendPolicy(POLICY, { cspAdditions: ['altcha'] });
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x'",
    "worker-src 'self'",
    "frame-src 'self'",
    'trusted-types shop-markup shop-scripts svelte-trusted-html',
  ]);
});

test("[REG-07] a page with reCAPTCHA may run scripts and frames from the provider's folders only", () => {
  const policy = extendPolicy(POLICY, { cspAdditions: ['recaptcha'] });
  expect(policy).toContain(
    "script-src 'self' 'sha256-x' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/");
  expect(policy).toContain("worker-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test("[USR-11] a page with Google's sign-in may use its script, style, frames and requests, and nothing unsafe", () => {
  const policy = extendPolicy(`${POLICY};style-src 'self';connect-src 'self'`, { cspAdditions: ['google'] });
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x' https://accounts.google.com/gsi/client",
    "worker-src 'none'",
    "frame-src 'self' https://accounts.google.com/gsi/",
    'trusted-types shop-markup shop-scripts goog#html',
    "style-src 'self' https://accounts.google.com/gsi/style",
    "connect-src 'self' https://accounts.google.com/gsi/",
  ]);
});

test('adds no missing directive, and changes nothing without additions', () => {
  expect(extendPolicy("script-src 'self'", { cspAdditions: ['altcha'] })).toBe("script-src 'self'");
  expect(extendPolicy(POLICY, {})).toBe(POLICY);
});

test("[PLT-03] allows a page's inline styles by their hashes only", () => {
  const policy = extendPolicy("style-src 'self' https://accounts.google.com/gsi/style;font-src 'self'", {
    styles: ["'sha256-a'"],
  });
  expect(policy).toBe("style-src 'self' https://accounts.google.com/gsi/style 'sha256-a';font-src 'self'");
});

test('[ANA-02] allows third-party scripts by exact address, with requests to their own origins only', () => {
  const policy = extendPolicy(
    "script-src 'self';connect-src 'self';img-src 'self' data:;frame-src 'self';trusted-types shop-markup",
    {
      scripts: [
        'https://tags.example/gtm.js?id=GTM-1;2',
        'https://clicks.example/v1;a/c,d.js',
        '/dev/scripts/curalate.js',
      ],
    },
  );
  expect(policy.split(';')).toEqual([
    "script-src 'self' https://tags.example/gtm.js https://clicks.example/v1%3Ba/c%2Cd.js",
    "connect-src 'self' https://tags.example https://clicks.example",
    "img-src 'self' data: https://tags.example https://clicks.example",
    "frame-src 'self'",
    'trusted-types shop-markup shop-page-scripts',
  ]);
});

test("[ANA-02] a script on the shop's origin adds its Trusted Types policy only", () => {
  expect(extendPolicy("script-src 'self';trusted-types shop-markup", { scripts: ['/wcsstore/encrypt.js'] })).toBe(
    "script-src 'self';trusted-types shop-markup shop-page-scripts",
  );
});

const withAdditions = addCspSources(POLICY);

test('[REG-07] only a response with additions gets its own policy, and it keeps its other headers', () => {
  const page = { status: 200, body: 'page', headers: { 'x-own': 'yes' } };
  expect(withAdditions(page)).toBe(page);
  expect(withAdditions({ ...page, cspAdditions: ['altcha'] })).toMatchObject({
    headers: { 'x-own': 'yes', 'content-security-policy': extendPolicy(POLICY, { cspAdditions: ['altcha'] }) },
  });
  expect(withAdditions({ ...page, scripts: ['https://a.example/b.js'] })).toMatchObject({
    headers: { 'content-security-policy': extendPolicy(POLICY, { scripts: ['https://a.example/b.js'] }) },
  });
  const redirect = { redirect: '/shop', status: 303 } as const;
  expect(withAdditions(redirect)).toBe(redirect);
});
