import type { InjectOptions } from 'fastify';
import { markersIn } from '../backend/orders/support/marked-rows';
import { startOrders } from '../backend/orders/support/order-world';
import { FUZZ } from '../support/fuzz-settings';
import { EVENTS_ROUTE, isShopSide, shopSideSeeds, type ShopSideSeed } from './seeds/shop-side-seeds';
import { methodOf } from './seeds/seed';
import { routesOf } from './support/registered-routes';
import { draws, requestAbout, type Draw, type ShopSideRequest } from './support/shop-side-requests';
import { KEYS, openShopSide, signatureOf, type ShopSideWorld } from './support/shop-side-world';

/** How many of the requests are events that the payment provider did not send, or did not send now. */
const EVENTS = Math.ceil(FUZZ.requests / 5);
const MINUTES = 60_000;

let world: ShopSideWorld;
let developers: ShopSideWorld;
beforeAll(async () => {
  world = await openShopSide({ outbox: false });
  developers = await openShopSide({ outbox: true });
});
afterAll(async () => {
  await (world as ShopSideWorld | undefined)?.close();
  await (developers as ShopSideWorld | undefined)?.close();
});

const cookieOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** What somebody without the key of a part of the shop's side can send instead. */
const credentials = (
  seed: ShopSideSeed,
  { victim, attacker }: ShopSideWorld,
): ReadonlyArray<Record<string, string>> => {
  const key = Object.entries(KEYS).find(([name]) => name === seed.opens)?.[1] ?? KEYS.fulfilment;
  const foreign = Object.values(KEYS).filter((other) => other !== key);
  const bearer = (text: string): Record<string, string> => ({ authorization: `Bearer ${text}` });
  const cookies = [victim, attacker].map(({ browser }) => cookieOf(browser.jar));
  return [
    {},
    bearer(''),
    bearer('a-key-that-nobody-has-but-long-enough'),
    bearer(`${key}x`),
    bearer(key.slice(1)),
    bearer(key.toUpperCase()),
    bearer(`${key}, ${foreign[0]}`),
    ...foreign.map(bearer),
    ...[...victim.browser.jar.values()].map((value) => bearer(value.replace(/[^\x21-\x7e]/g, ''))),
    { authorization: `Basic ${Buffer.from(`:${key}`).toString('base64')}` },
    { authorization: key },
    { 'x-api-key': key },
    { 'proxy-authorization': `Bearer ${key}` },
    ...cookies.map((cookie) => ({ cookie })),
    ...cookies.map((cookie) => ({ cookie, ...bearer(foreign[0] ?? '') })),
  ];
};

/** Ways to write an address that a careless guard takes for another one. */
const written = (url: string, draw: Draw): string => {
  const [path = '', query] = url.split('?');
  const other = draw.oneOf([
    ...Array.from({ length: 8 }, () => path),
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    path.replace('/v1/', '/v1//'),
    path.replace('/v1/', '/v1/./'),
    path.replace(/\/([a-z])/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    `/healthz/..${path}`,
    `/wcs/resources/store/10151/..%2f..%2f..%2f..${path}`,
  ]);
  return (other ?? path) + (query === undefined ? '' : `?${query}`);
};

/** Sends a request as it is, by another method, or disguised as one. */
const disguised = (request: ShopSideRequest, draw: Draw): InjectOptions => {
  const { headers, method } = request;
  const disguise = draw.next(8);
  if (disguise === 0)
    return { ...request, method: 'POST', headers: { ...headers, 'x-http-method-override': String(method) } };
  if (disguise === 1) return { ...request, method: draw.oneOf(['PUT', 'DELETE', 'PATCH', 'HEAD'] as const) ?? 'PUT' };
  return {
    ...request,
    url: `${request.url}${disguise === 2 ? `${request.url.includes('?') ? '&' : '?'}key=${KEYS.fulfilment}` : ''}`,
  };
};

test('[PLT-04] there is a request for every route that is neither the shoppers’ nor public', async () => {
  const settings = { fulfilmentKey: 'a', pharmacyKey: 'b', moderationKey: 'c', questionsKey: 'd', outbox: true };
  const routes = (await routesOf(() => startOrders(settings))).filter(isShopSide);
  expect(routes).toContain(EVENTS_ROUTE);
  const known = new Set(shopSideSeeds().map(({ route }) => route));
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
});

test(
  '[PLT-04] [ORD-06] [PRO-07] [PRO-04] [PRO-05] nobody without its key moves, decides or reads anything on the shop’s side',
  async () => {
    const before = await world.snapshot();
    const forDevelopers = shopSideSeeds().filter(({ opens }) => opens === 'development');
    const behindKeys = shopSideSeeds().filter(({ opens }) => opens in KEYS);
    const wrong: string[] = [];
    let keyless = 0;
    for (const [index, draw] of draws(FUZZ.requests - EVENTS, FUZZ.seed).entries()) {
      const seeds = index % 4 === 0 ? forDevelopers : behindKeys;
      const seed = seeds[(index >> 2) % seeds.length];
      if (seed === undefined) continue;
      const request = requestAbout(seed, world.ids, draw);
      const headers = { ...request.headers, ...draw.oneOf(credentials(seed, world)) };
      const sent = disguised({ ...request, headers, url: written(request.url, draw) }, draw);
      const { statusCode: status, body } = await world.app.inject(sent);
      const isRefused = status >= 400 && status < 500 && status !== 429;
      if (status === 401) keyless += 1;
      if (!isRefused || markersIn(body).length > 0)
        wrong.push(`${status} ${sent.method} ${String(sent.url)} ${JSON.stringify(headers)} ${body.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    // Otherwise most were refused for another reason, such as their address.
    expect(keyless).toBeGreaterThan(FUZZ.requests / 3);
    expect(await world.snapshot()).toEqual(before);
  },
  5 * MINUTES,
);

test('[PLT-04] [ORD-06] forms of other sites take no step on the pages for developers, where there are any', async () => {
  const before = await developers.snapshot();
  const seeds = shopSideSeeds().filter(
    (seed) => seed.opens === 'development' && methodOf(seed) === 'POST' && seed.path !== '/dev/google',
  );
  const wrong: string[] = [];
  for (const [index, draw] of draws(seeds.length * 10, FUZZ.seed).entries()) {
    const seed = seeds[index % seeds.length];
    if (seed === undefined) continue;
    const request = requestAbout(seed, developers.ids, draw);
    const site = draw.oneOf(['cross-site', 'same-site', '', 'same-origin, cross-site', 'Same-Origin']) ?? '';
    const headers = { ...request.headers, ...draw.oneOf(credentials(seed, developers)), 'sec-fetch-site': site };
    const { statusCode: status } = await developers.app.inject({ ...request, headers });
    if (status !== 403) wrong.push(`${status} ${request.url} ${site}`);
  }
  expect(wrong).toEqual([]);
  expect(await developers.snapshot()).toEqual(before);
});

const TYPES = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.captured',
  'charge.refunded',
  'refund.failed',
];
const FIVE_MINUTES_MS = 5 * MINUTES;

let events = 0;
const eventAbout = (paymentId: string, type: string, key: string): string => {
  const id = `evt_${(events += 1)}`;
  const own = { id: paymentId, object: 'payment_intent' };
  const other = { id: 're_1', object: 'refund', payment_intent: paymentId, metadata: { key } };
  return JSON.stringify({ id, type, data: { object: type.startsWith('payment_intent') ? own : other } });
};

const sendEvent = async (body: string, signature: string | undefined): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  };
  return (await world.app.inject({ method: 'POST', url: '/payments/events', headers, payload: body })).statusCode;
};

/** A signature that does not prove that the provider sends this body now. */
const forged = (body: string, genuine: string, draw: Draw): string | undefined => {
  const now = world.now();
  const own = signatureOf(body, now);
  const old = signatureOf(body, now - FIVE_MINUTES_MS - 1000 - draw.next(10_000_000));
  return draw.oneOf([
    undefined,
    '',
    'signed',
    genuine,
    old,
    signatureOf(body, now, 'whsec_of_somebody_else'),
    signatureOf(`${body} `, now),
    own.replace('v1=', 'v0='),
    own.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    own.replace(/t=\d+/, (time) => `${time}1`),
    old.replace(/t=\d+/, `t=${Math.floor(now / 1000)}`),
    own.replace(/t=\d+,?/, ''),
    own.replace(/v1=.*/, 'v1='),
  ]);
};

test(
  '[PAY-01] [PAY-04] [PLT-04] events that the payment provider did not sign, or signed for another body or long ago, are refused and change nothing',
  async () => {
    const paymentIds = world.ids.providerPaymentId ?? [];
    const keys = (await world.database.selectFrom('payment_operation').select('operation_key').execute()).map(
      (row) => row.operation_key,
    );
    // The provider once sent this one, and it was taken in.
    const [paymentId = ''] = paymentIds;
    const genuine = eventAbout(paymentId, 'payment_intent.amount_capturable_updated', '');
    const signature = signatureOf(genuine, world.now());
    expect(await sendEvent(genuine, signature)).toBe(200);
    const before = await world.snapshot();
    expect(await sendEvent(genuine, signature)).toBe(200);
    const taken: string[] = [];
    for (const [index, draw] of draws(EVENTS, FUZZ.seed).entries()) {
      const body = eventAbout(draw.oneOf(paymentIds) ?? '', TYPES[index % TYPES.length] ?? '', draw.oneOf(keys) ?? '');
      const claimed = forged(body, signature, draw);
      const status = await sendEvent(body, claimed);
      if (status !== 400) taken.push(`${status} ${claimed} ${body}`);
    }
    expect(taken).toEqual([]);
    expect(await world.snapshot()).toEqual(before);
    world.advance(FIVE_MINUTES_MS + 1000);
    expect(await sendEvent(genuine, signature)).toBe(400);
    expect(await world.snapshot()).toEqual(before);
  },
  5 * MINUTES,
);
