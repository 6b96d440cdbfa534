import { makePreviewTokens } from '../../../backend/preview/preview-tokens.ts';
import { makeKeyedHash } from '../../../backend/secrets/keyed-hash.ts';
import { SERVER_SECRET, startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import type { Answer } from '../commerce/support/browser.ts';

const STAFF = { name: 'staff', password: 'Offers-and-signs' };
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ previewStaff: STAFF, signInLimit: 1_000 });
});
afterEach(() => backend.close());

const signIn = (staffName = STAFF.name, password = STAFF.password): Promise<Answer> =>
  backend.browser().post('x_preview', { staffName, password });

/** The header of a preview at a time of the shop's clock. */
const previewAt = async (at: string) => {
  const token = (await signIn()).body.previewToken;
  const chosen = await backend.browser().put('x_preview', { at }, { WCPreviewToken: token });
  return { WCPreviewToken: String(chosen.body.previewToken) };
};

const codesOf = ({ body }: Answer): readonly string[] => body.promotion.map(({ code }: { code: string }) => code);

const addPromotion = (code: string, starts_at: number, ends_at: number | null) =>
  backend.database
    .insertInto('promotion')
    .values({
      code,
      promotion_id: code,
      description: code,
      kind: 'percent',
      value: 1000,
      min_subtotal_cents: 0,
      department: null,
      starts_at,
      ends_at,
    })
    .execute();

test('[MOD-01] the staff’s name in any case and their password open a preview of the shop of now, for four hours', async () => {
  const { status, body, headers } = await signIn(' Staff ');
  expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
  expect(body).toEqual({
    previewToken: expect.any(String),
    until: new Date(backend.now() + 4 * HOUR_MS).toISOString(),
    resourceName: 'x_preview',
  });
  const token = { WCPreviewToken: body.previewToken };
  expect((await backend.browser().get('x_preview', token)).status).toBe(200);
  backend.advance(4 * HOUR_MS);
  const later = await backend.browser().get('x_preview', token);
  expect([later.status, later.error.key]).toEqual([403, '_ERR_PREVIEW_OVER']);
});

test('[MOD-01] a wrong name and a wrong password get the same response, as in a shop without previews', async () => {
  const responses = [
    await signIn('boss'),
    await signIn(STAFF.name, 'guess'),
    await signIn('pat@example.test', 'Pawsome123'),
  ];
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]?.error.key).toBe('_ERR_PREVIEW_SIGN_IN');
  const closed = await startBackend({ previewStaff: { name: 'staff' } });
  const refused = await closed.browser().post('x_preview', { staffName: 'staff', password: '' });
  await closed.close();
  expect(refused.text).toBe(responses[0]?.text);
});

test('[MOD-01] after five wrong passwords from an address its attempts are locked for 15 minutes, also the right one', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn('staff', 'guess')).status).toBe(401);
  expect((await signIn()).status).toBe(429);
  backend.advance(15 * 60_000);
  expect((await signIn()).status).toBe(201);
});

test('[MOD-01] a name that nobody has is locked in the same way', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn('boss', 'guess');
  expect((await signIn('boss', 'guess')).status).toBe(429);
});

test('[MOD-01] promotions and contents of spots are those of the preview’s date, by the shop’s clock', async () => {
  const noon = Date.UTC(2030, 1, 1, 20);
  await addPromotion('FEBRUARY', noon, noon + DAY_MS);
  await backend.database
    .insertInto('espot_content')
    .values({
      spot_name: 'Home_EmergencyBanner_React',
      content_name: 'sale',
      position: 0,
      marketing_text: 'Sale',
      image_url: '',
      link_url: '',
      starts_at: noon,
      ends_at: noon + DAY_MS,
    })
    .execute();
  const seen = async (headers: Readonly<Record<string, string>>) => {
    const [offers, spot] = await Promise.all([
      backend.browser().get('promotion/@running', headers),
      backend.browser().get('espot/Home_EmergencyBanner_React', headers),
    ]);
    return [codesOf(offers).includes('FEBRUARY'), spot.text.includes('Sale'), spot.headers['cache-control']];
  };
  const shared = 'public, max-age=60, stale-while-revalidate=300';
  expect(await seen({})).toEqual([false, false, shared]);
  expect(await seen(await previewAt('2030-02-01T11:59'))).toEqual([false, false, 'private, no-store']);
  expect(await seen(await previewAt('2030-02-01T12:00'))).toEqual([true, true, 'private, no-store']);
  expect(await seen(await previewAt('2030-02-02T12:00'))).toEqual([false, false, 'private, no-store']);
  expect(await seen({})).toEqual([false, false, shared]);
});

test('[MOD-01] a preview changes nothing: carts, identities, sign-ins and orders are refused', async () => {
  const headers = await previewAt('2030-02-01T12:00');
  const shopper = await backend.guest();
  await shopper.add('SKU-1001');
  const before = await shopper.cart();
  const refused = [
    await shopper.post('cart', { orderItem: [{ partNumber: 'SKU-1001', quantity: '1' }] }, headers),
    await shopper.put('cart/@self/update_order_item', {}, headers),
    await shopper.delete('cart/@self', headers),
    await shopper.post('cart/@self/checkout', {}, headers),
    await shopper.post('guestidentity', {}, headers),
    await shopper.post('cart/@self', {}, { ...headers, 'x-http-method-override': 'DELETE' }),
  ];
  expect(refused.map(({ status, error }) => [status, error.key])).toEqual(
    refused.map(() => [403, '_ERR_PREVIEW_READ_ONLY']),
  );
  expect(await shopper.cart()).toEqual(before);
});

test('[MOD-01] reads that are posted work in a preview', async () => {
  const headers = await previewAt('2030-02-01T12:00');
  const found = await backend
    .browser()
    .post('petcostorelocator/getneareststoresbyzipcode', { zipcode: '92101', radius: '50' }, headers);
  expect(found.error.key).not.toBe('_ERR_PREVIEW_READ_ONLY');
});

const altered = (token: string): string => {
  const [, signature] = token.split('.');
  return `${Buffer.from(JSON.stringify({ at: 0, until: Number.MAX_SAFE_INTEGER })).toString('base64url')}.${signature}`;
};

test.each([
  ['an empty token', () => ''],
  ['a text', () => 'let-me-in'],
  ['an altered token', altered],
  [
    'a token of the earlier password',
    () => {
      const tokens = makePreviewTokens(makeKeyedHash(SERVER_SECRET), 'staff,earlier', backend.now);
      return tokens.write({ at: null, until: backend.now() + HOUR_MS });
    },
  ],
])('[MOD-01] %s is refused with every read', async (_name, tokenOf) => {
  const headers = { WCPreviewToken: tokenOf(String((await signIn()).body.previewToken)) };
  for (const path of ['x_preview', 'espot/Home_Hero_React', 'promotion/@running']) {
    const { status, error } = await backend.browser().get(path, headers);
    expect([status, error.key]).toEqual([403, '_ERR_PREVIEW_OVER']);
  }
});

test.each(['', 'tomorrow', '2030-02-30T99:00', '2030-13-01T10:00', '2040-01-01T10:00', '2030-02-01'])(
  '[MOD-01] the date %j is refused',
  async (at) => {
    const { body } = await signIn();
    const chosen = await backend.browser().put('x_preview', { at }, { WCPreviewToken: body.previewToken });
    expect([chosen.status, chosen.error.parameters]).toEqual([400, ['at']]);
  },
);

test('[MOD-01] without a token no date can be chosen', async () => {
  expect((await backend.browser().put('x_preview', { at: '2030-02-01T12:00' })).error.key).toBe('_ERR_PREVIEW_OVER');
});
