import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { makeFetchedMenus } from '../../../adapters/menus/fetched-menus';
import { fromWire, toWire } from '../../../adapters/menus/menus-wire';
import type { Menus } from '../../../core/catalogue/menus';
import type { NavigationMenu } from '../../../core/catalogue/navigation';

const link = fc.record({ text: fc.string(), url: fc.webPath() });
const menu: fc.Arbitrary<NavigationMenu> = fc.record({
  categoryLists: fc.array(fc.record({ header: fc.string(), url: fc.webPath(), links: fc.array(link) })),
  links: fc.array(link),
  brands: fc.array(fc.record({ text: fc.string(), url: fc.webPath(), imageSrc: fc.string() })),
  eSpot: fc.record({ show: fc.boolean(), url: fc.string(), img: fc.string(), text: fc.string() }),
  allBrandsSection: fc.boolean(),
});
const menus: fc.Arbitrary<Menus> = fc
  .array(fc.tuple(fc.uuid(), menu), { maxLength: 4 })
  .map((entries) => new Map(entries));

const DOG: NavigationMenu = {
  categoryLists: [{ header: 'Food', url: '/food', links: [{ text: 'Dry', url: '/dry' }] }],
  links: [{ text: 'New', url: '/new' }],
  brands: [{ text: 'Merrick', url: '/brand/merrick', imageSrc: '' }],
  eSpot: { show: false, url: '', img: '', text: '' },
  allBrandsSection: false,
};

const fetchWith = (respond: () => Promise<Response>) => {
  const requests: Array<readonly [string, RequestCredentials | undefined]> = [];
  const load = makeFetchedMenus({
    fetch: (address, options) => {
      requests.push([String(address), options?.credentials]);
      return respond();
    },
    address: '/menus/v1.json',
    timeoutMs: 1_000,
  });
  return { load, requests };
};

test('[HDR-09] menus are the same after a round trip over the wire', () => {
  fc.assert(
    fc.property(menus, (sent) => {
      expect(fromWire(JSON.parse(toWire(sent)))).toEqual(sent);
    }),
  );
});

test('[HDR-09] fetches the menus without credentials, since they are the same for every shopper', async () => {
  const sent: Menus = new Map([['1', DOG]]);
  const { load, requests } = fetchWith(async () => new Response(toWire(sent)));
  expect(await load()).toEqual(E.right(sent));
  expect(requests).toEqual([['/menus/v1.json', 'omit']]);
});

test.each([
  ['a refusal', async () => new Response('', { status: 503 }), { kind: 'refused', status: 503 }],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable', cause: 'network' }],
  [
    'a late response',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    { kind: 'unreachable', cause: 'timed-out' },
  ],
  ['no JSON', async () => new Response('<p>'), { kind: 'unintelligible' }],
  ['a list', async () => new Response('[]'), { kind: 'unintelligible' }],
  ['a menu without links', async () => new Response('{"1":{"links":"none"}}'), { kind: 'unintelligible' }],
  [
    'a link without an address',
    async () => new Response(JSON.stringify({ 1: { ...DOG, links: [{ text: 'New' }] } })),
    { kind: 'unintelligible' },
  ],
])('[HDR-09] %s is a failure', async (_, respond, failure) => {
  expect(await fetchWith(respond).load()).toEqual(E.left(expect.objectContaining(failure)));
});
