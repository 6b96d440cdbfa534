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

test("[CHT-02] [ANA-02] a page with the chat may use its vendor's origins, and nothing that is no origin", () => {
  const policy = extendPolicy(`${POLICY};style-src 'self';connect-src 'self'`, {
    cspAdditions: ['chat'],
    vendors: ['https://chat.example', "https://*.example; script-src 'unsafe-inline'", 'https://chat.example/path'],
  });
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x' https://chat.example",
    "worker-src 'none'",
    "frame-src 'self' https://chat.example",
    'trusted-types shop-markup shop-chat default',
    "style-src 'self' https://chat.example",
    "connect-src 'self' https://chat.example",
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

test("[PAY-04] a page with Stripe's card fields has the sources that Stripe publishes, and nothing unsafe", () => {
  const policy = extendPolicy(`${POLICY};connect-src 'self'`, { cspAdditions: ['card-script', 'stripe'] });
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x' https://js.stripe.com/ https://*.js.stripe.com/",
    "worker-src 'none'",
    "frame-src 'self' https://js.stripe.com/ https://*.js.stripe.com/ https://hooks.stripe.com/",
    'trusted-types shop-markup shop-card-fields',
    "connect-src 'self' https://api.stripe.com/",
  ]);
});

test('[PAY-02] a page with card fields in a frame allows frames of exactly this origin', () => {
  for (const origin of [
    'https://cards.example',
    'https://cards.example:8443',
    'http://127.0.0.1:4100',
    'http://[::1]',
  ]) {
    expect(extendPolicy(POLICY, { frames: [origin] })).toBe(
      POLICY.replace("frame-src 'self'", `frame-src 'self' ${origin}`),
    );
  }
});

describe('[PAY-02] hostile addresses add nothing to the policy', () => {
  const HOSTILE = [
    '*',
    'https:',
    'https://*',
    'https://*.example',
    'https://cards.*',
    "'unsafe-inline'",
    "'self'",
    'data:',
    'blob:https://cards.example/1',
    'javascript:alert(1)',
    'https://cards.example;script-src',
    "https://cards.example;script-src'unsafe-inline'",
    'https://cards.example,https://other.example',
    "https://cards'.example",
    'https://cards".example',
    'https://cards.example;',
    'https://a;b.example',
    'https://cards.example\nscript-src *',
    'https://cards.example\r\nset-cookie: a=b',
    'https://cards.example script-src *',
    'HTTPS://*.EXAMPLE',
    '',
  ];

  test.each(HOSTILE)('a frame of %j', (frame) => {
    expect(extendPolicy(POLICY, { frames: [frame] })).toBe(POLICY);
  });

  test.each([
    'https://cards.example/',
    'https://cards.example/fields',
    'https://cards.example?a',
    'https://user@cards.example',
  ])('a frame of %j, which is more than an origin', (frame) =>
    expect(extendPolicy(POLICY, { frames: [frame] })).toBe(POLICY),
  );

  const scripted = `${POLICY};connect-src 'self';img-src 'self'`;
  const withPolicyName = scripted.replace('shop-markup', 'shop-markup shop-page-scripts');
  // The address is parsed as browsers do: line ends are removed, and what follows the host is part of a path.
  test.each(HOSTILE.filter((src) => !/[\r\n]/.test(src)))('a script at %j', (src) => {
    expect(extendPolicy(scripted, { scripts: [src] })).toBe(withPolicyName);
  });

  test('a script whose path has separators of policies and line ends stays one source', () => {
    const policy = extendPolicy(scripted, { scripts: ["https://cards.example/a;b,c'd\n e.js"] });
    expect(policy).toContain("script-src 'self' 'sha256-x' https://cards.example/a%3Bb%2Cc'd%20e.js;");
    expect(policy.split(';')).toHaveLength(scripted.split(';').length);
  });
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
