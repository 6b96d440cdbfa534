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
