import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
beforeEach(async () => {
  shop = await openStorefront({ settings: { PUBLIC_ORIGIN: 'https://shop.example' } });
});
afterEach(() => shop.close());

const report = (payload: unknown, type = 'application/csp-report', remoteAddress = '203.0.113.7') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const violation = (more: Readonly<Record<string, unknown>> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/shop/en/petcostore/search?query=pat@example.test',
    referrer: 'https://elsewhere.example/?session=1',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret=1',
    'script-sample': 'alert("4111111111111111")',
    ...more,
  },
});

const lines = () => shop.log.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

test('[PLT-04] counts a violation and logs it without query, sample or referrer', async () => {
  expect((await report(violation())).statusCode).toBe(204);
  expect(await shop.measures()).toContain('csp_violation_reports_total{directive="script-src-elem",source="web"} 1');
  expect(lines()).toEqual([
    expect.objectContaining({
      directive: 'script-src-elem',
      source: 'web',
      blocked: 'https://evil.example',
      page: '/shop/en/petcostore/search',
    }),
  ]);
  expect(shop.log.join('')).not.toMatch(/pat@|secret|session|41111111|elsewhere/);
});

test("[PLT-04] accepts the Reporting API's violations and ignores other reports", async () => {
  const body = { documentURL: 'https://shop.example/a', effectiveDirective: 'img-src', blockedURL: 'data' };
  const response = await report(
    [
      { type: 'csp-violation', age: 1, url: 'https://shop.example/a', user_agent: 'x', body },
      { type: 'csp-violation', body: { ...body, blockedURL: 'chrome-extension://abc/x.js' } },
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation', body: { ...body, effectiveDirective: 7 } },
    ],
    'application/reports+json',
  );
  expect(response.statusCode).toBe(204);
  const measures = await shop.measures();
  expect(measures).toContain('csp_violation_reports_total{directive="img-src",source="keyword"} 1');
  expect(measures).toContain('csp_violation_reports_total{directive="img-src",source="extension"} 1');
  expect(measures.match(/csp_violation_reports_total\{/g)).toHaveLength(2);
});

test('[PLT-04] forged values create no metric label and no log text', async () => {
  await report(
    violation({
      'document-uri': 'https://other.example/private/7',
      'effective-directive': 'made-up',
      'blocked-uri': 'javascript:alert(1)',
    }),
  );
  expect(await shop.measures()).toContain('csp_violation_reports_total{directive="other",source="other"} 1');
  expect(lines()[0]).toMatchObject({ directive: 'other', source: 'other', blocked: 'other', page: 'other' });
});

test.each([
  ['invalid JSON', '{', 400],
  ['nothing', '', 400],
  ['JSON of another shape', '{"a":1}', 400],
  ['a report without an object', '{"csp-report":"x"}', 400],
  ['more than 16 KiB', JSON.stringify(violation({ 'script-sample': 'x'.repeat(20_000) })), 413],
])('[PLT-04] refuses %s without counting it', async (_, payload, status) => {
  expect((await report(payload)).statusCode).toBe(status);
  expect(await shop.measures()).not.toContain('csp_violation_reports_total{');
});

test('[PLT-04] refuses a form of another site', async () => {
  expect((await report('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});

test('[PLT-04] limits reports to 60 a minute per address and 600 in total', async () => {
  for (let count = 0; count < 60; count += 1) await report([], 'application/reports+json');
  const refused = await report([], 'application/reports+json');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  for (let count = 60; count < 600; count += 1) {
    await report([], 'application/reports+json', `198.51.${Math.floor(count / 50)}.1`);
  }
  expect((await report([], 'application/reports+json', '198.51.100.200')).statusCode).toBe(429);
});

test('[PLT-04] logs at most 600 violations a minute and counts all', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const body = { documentURL: 'https://shop.example/a', effectiveDirective: 'img-src', blockedURL: 'inline' };
    const many = Array.from({ length: 20 }, () => ({ type: 'csp-violation', body }));
    for (let count = 0; count < 40; count += 1) await report(many, 'application/reports+json');
  } finally {
    jest.useRealTimers();
  }
  expect(shop.log).toHaveLength(600);
  expect(await shop.measures()).toContain('csp_violation_reports_total{directive="img-src",source="keyword"} 800');
});
