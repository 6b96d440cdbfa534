import { fastifyRateLimit } from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { NETWORK_SHARE } from '../../../settings/address-networks.ts';
import { byNetwork } from '../../../settings/network-rate-store.ts';

const MAX = 3;
const MINUTE = 60_000;

let app: FastifyInstance;
beforeEach(async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  app = Fastify({ trustProxy: true });
  await app.register(fastifyRateLimit, { ...byNetwork, max: MAX, timeWindow: MINUTE });
  app.get('/', async () => 'ok');
  app.get('/own', { config: { rateLimit: { max: 1, timeWindow: MINUTE } } }, async () => 'ok');
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

const call = async (address: string, url = '/') => {
  const { statusCode, headers } = await app.inject({ url, headers: { 'x-forwarded-for': address } });
  return { statusCode, retryAfter: headers['retry-after'] };
};

/** Number of allowed requests, one from each address. */
const allowed = async (addresses: readonly string[], url = '/'): Promise<number> => {
  let count = 0;
  for (const address of addresses) if ((await call(address, url)).statusCode === 200) count += 1;
  return count;
};

/** Addresses in distinct /64 networks of one /48 network. */
const addressesIn = (prefix: string, count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}:${(from + at).toString(16)}::1`);

test('[PLT-04] a /48 network has sixteen times the limit of an address, however many of its addresses send requests', async () => {
  expect(await allowed(addressesIn('2001:db8:1', 100))).toBe(MAX * NETWORK_SHARE);
  expect(await call('2001:db8:1:ffff::1')).toEqual({ statusCode: 429, retryAfter: '60' });
  expect(await allowed(addressesIn('2001:db8:2', 5))).toBe(5);
  expect(await allowed(['203.0.113.7'])).toBe(1);
  jest.setSystemTime(MINUTE);
  expect(await allowed(addressesIn('2001:db8:1', 100))).toBe(MAX * NETWORK_SHARE);
});

test('[PLT-04] a /64 network that floods the server uses up only its own limit', async () => {
  const one = Array.from({ length: 500 }, (_, at) => `2001:db8:1:1::${at.toString(16)}`);
  expect(await allowed(one)).toBe(MAX);
  expect(await allowed(addressesIn('2001:db8:1', 100, 2))).toBe(MAX * (NETWORK_SHARE - 1));
});

test('[PLT-04] IPv4 addresses are not grouped to networks', async () => {
  expect(await allowed(Array.from({ length: 100 }, (_, at) => `203.0.113.${at}`))).toBe(100);
});

test('[PLT-04] a route with its own limit also limits networks by it', async () => {
  expect(await allowed(addressesIn('2001:db8:1', 40), '/own')).toBe(NETWORK_SHARE);
  expect(await allowed(addressesIn('2001:db8:1', 5))).toBe(5);
});

test('[PLT-04] the addresses of one /48 network do not evict the count of another address', async () => {
  await allowed(Array.from({ length: MAX }, () => '203.0.113.7'));
  await allowed(addressesIn('2001:db8:1', 25_000));
  expect((await call('203.0.113.7')).statusCode).toBe(429);
});
