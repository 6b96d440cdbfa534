import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requestOn } from './support/payment-requests';
import { CARD_NUMBERS, SHOP_ORIGIN, startDouble, type RunningDouble } from './support/running-double';

let double: RunningDouble;
beforeAll(async () => {
  double = await startDouble();
});
afterAll(() => double.close());

describe('[PAY-02] the page with the card fields', () => {
  test('runs its own script only, talks to its own origin, and is embedded by the shop only', async () => {
    const page = await fetch(`${double.origin}/fields`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
    expect(rules.get('default-src')).toBe("'none'");
    expect(rules.get('script-src')).toBe("'self'");
    expect(rules.get('connect-src')).toBe("'self'");
    expect(rules.get('frame-ancestors')).toBe(SHOP_ORIGIN);
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/card-fields.js">']);
    expect(html).toContain(`data-shop-origins="${JSON.stringify([SHOP_ORIGIN]).replaceAll('"', '&quot;')}"`);
    const script = await fetch(`${double.origin}/card-fields.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  test('names its fields for autofill and opens the keyboard for digits', async () => {
    const html = await (await fetch(`${double.origin}/fields`)).text();
    for (const token of ['cc-number', 'cc-exp', 'cc-csc']) expect(html).toContain(`autocomplete="${token}"`);
    expect(html.match(/inputmode="numeric"/g)).toHaveLength(3);
  });
});

describe('[PAY-03] typed cards', () => {
  test.each([
    ['a wrong digit', '4242424242424241', {}, 'number'],
    ['a card that is no test card', '4111111111111111', {}, 'number'],
    ['a past expiry', CARD_NUMBERS.approved, { expiryMonth: 12, expiryYear: 2029 }, 'expiry'],
    ['a short security code', '378282246310005', { securityCode: '123' }, 'code'],
  ])('%s is refused beside its field', async (_what, number, more, field) => {
    const response = await double.typeCard(number, more);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ field, message: expect.stringMatching(/\.$/) });
  });

  test('[PLT-04] are forgotten after a day without a payment, and kept with one', async () => {
    const other = await startDouble();
    const paid = await other.provider().authorise(await requestOn(other, 'approved'));
    const unused = await requestOn(other, 'approved');
    other.advance(25 * 60 * 60_000);
    await other.cardToken('approved');
    const late = { ...unused, key: { value: 'late', issuedAt: other.now() } };
    expect(await other.provider().authorise(late)).toEqual({ kind: 'refused', reason: 'unknown-method' });
    const paymentId = paid.kind === 'authorised' ? paid.payment.paymentId : '';
    expect(await other.provider().payment(paymentId)).toMatchObject({ payment: { method: { lastFour: '4242' } } });
    await other.close();
  });

  test('[PAY-01] pay once: a repetition is the same payment, and another payment needs the card again or a saved one', async () => {
    const other = await startDouble();
    const provider = other.provider();
    const request = await requestOn(other, 'approved');
    const paid = await provider.authorise(request);
    expect([paid.kind, await provider.authorise(request)]).toEqual(['authorised', paid]);
    const again = { ...request, key: { value: 'again', issuedAt: other.now() } };
    expect(await provider.authorise(again)).toEqual({ kind: 'refused', reason: 'unknown-method' });
    const declined = await requestOn(other, 'declined');
    const retried = { ...declined, key: { value: 'retried', issuedAt: other.now() } };
    expect([(await provider.authorise(declined)).kind, (await provider.authorise(retried)).kind]).toEqual([
      'declined',
      'declined',
    ]);
    await other.close();
  });

  test('are taken from the provider’s own page only', async () => {
    const response = await fetch(`${double.origin}/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SHOP_ORIGIN },
      body: JSON.stringify({ number: CARD_NUMBERS.approved, expiryMonth: 12, expiryYear: 2040, securityCode: '123' }),
    });
    expect(response.status).toBe(403);
  });

  test('[PAY-02] leave their number in no file, no log line and no response', async () => {
    const other = await startDouble();
    const provider = other.provider();
    const responses: string[] = [];
    for (const [card, number] of Object.entries(CARD_NUMBERS)) {
      responses.push(await (await other.typeCard(number, { securityCode: '739' })).text());
      const request = await requestOn(other, card as keyof typeof CARD_NUMBERS);
      if (card !== 'slow') responses.push(JSON.stringify(await provider.authorise(request)));
    }
    responses.push(await (await other.typeCard('4000000000000003', { securityCode: '739' })).text());
    const folder = dirname(other.file);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(files.length).toBeGreaterThan(0);
    const everything = [...files, ...other.log, ...responses].join('\n');
    expect(everything).toContain('4242');
    for (const number of [...Object.values(CARD_NUMBERS), '4000000000000003']) expect(everything).not.toContain(number);
    expect(everything).not.toContain('"739"');
    await other.close();
  });
});

describe('[PAY-02] [PLT-03] the page for a card without JavaScript', () => {
  const RETURN_URL = `${SHOP_ORIGIN}/checkout/payment`;
  const post = (values: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${double.origin}/card`, {
      method: 'POST',
      body: new URLSearchParams({ return_url: RETURN_URL, number: '', expiry: '', code: '', ...values }),
      redirect: 'manual',
    });

  test.each(['12 / 40', '12/2040', '1240'])(
    'sends the shopper back with a token; expiry typed as %s',
    async (expiry) => {
      const view = await fetch(`${double.origin}/card?return_url=${encodeURIComponent(RETURN_URL)}`);
      expect(await view.text()).toContain('<form class="card" method="post" action="/card">');
      expect(view.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP_ORIGIN}`);
      const response = await post({ number: '4242 4242 4242 4242', expiry, code: '123' });
      expect(response.status).toBe(303);
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe(RETURN_URL);
      expect(Object.fromEntries(back.searchParams)).toEqual({
        card_token: expect.stringMatching(/^pm_\w+$/),
        card_brand: 'visa',
        card_last_four: '4242',
        card_expires: '12/2040',
      });
    },
  );

  test.each([
    ['number', { number: '4242424242424241', expiry: '12/40', code: '123' }, 'It isn’t valid'],
    ['number', { number: '', expiry: '12/40', code: '123' }, 'Enter the card number'],
    ['expiry', { number: CARD_NUMBERS.approved, expiry: '13/40', code: '123' }, 'MM / YY'],
    ['code', { number: CARD_NUMBERS.approved, expiry: '12/40', code: 'x' }, 'security code'],
  ])('names what is wrong beside the field %s, and keeps the rest', async (field, values, message) => {
    const response = await post(values);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`id="${field}-error"[^>]*>[^<]*${message}`));
    expect(html).toContain(`name="expiry" value="${values.expiry}"`);
  });

  test.each(['https://evil.example/', '/checkout/payment', 'javascript:alert(1)', ''])(
    'does not lead to %s',
    async (returnUrl) => {
      const response = await fetch(`${double.origin}/card?return_url=${encodeURIComponent(returnUrl)}`);
      expect(response.status).toBe(400);
    },
  );

  test('logs no card number', async () => {
    await post({ number: CARD_NUMBERS.approved, expiry: '12/40', code: '739' });
    expect(double.log.join('').replace(/\s/g, '')).not.toContain(CARD_NUMBERS.approved);
  });
});
