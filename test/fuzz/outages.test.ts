import { PROCESS_FAULTS } from '../../adapters/server/app/process-faults';
import type { Fault } from '../support/fault-proxy';
import { FUZZ } from '../support/fuzz-settings';
import { HttpShopper } from '../support/http-shopper';
import { eventually } from '../support/eventually';
import type { Seed } from './seeds/seed';
import { storefrontSeeds } from './seeds/storefront-seeds';
import { generateRequests, plainRequest } from './support/generate-requests';
import { openShopInOutage, type ShopInOutage } from './support/shop-under-fire';

const MINUTES = 60_000;
const BACK_WITHIN_MS = 30_000;

let fire: ShopInOutage;
let seeds: ReadonlyArray<Seed>;
beforeAll(async () => {
  fire = await openShopInOutage();
  seeds = storefrontSeeds(fire.facts);
}, 3 * MINUTES);
afterAll(() => (fire as ShopInOutage | undefined)?.close());

/** Log messages of faults of the storefront itself. */
const OWN_FAULT = new RegExp(
  ['a request broke down', 'could not be made', 'unhandled', 'uncaught', ...Object.values(PROCESS_FAULTS)].join('|'),
  'i',
);
const ownFaults = (): ReadonlyArray<string> =>
  fire.shop
    .output()
    .split('\n')
    .filter((line) => OWN_FAULT.test(line));

/**
 * The allowed statuses: the backend's own status when it is passed on; 502 for an unusable response; 503 while the circuit
 * breaker is open or nothing can be shown; 504 for a late response. On a busy machine any response may be late, because the
 * time-out of this storefront is short.
 */
const OUTAGES: ReadonlyArray<readonly [Fault, ReadonlyArray<number>]> = [
  ['500', [500, 502, 503, 504]],
  ['hangs', [503, 504]],
  ['cuts the connection', [502, 503, 504]],
];

/** The number of consecutive failures that opens a circuit breaker. */
const FAILURES_TO_OPEN = 5;

/** Only every second call fails, so that the circuit breakers stay closed for most of the test. */
const HALF = { every: 2 };

it.each(OUTAGES)(
  '[PLT-03] while half of the calls to its backend fail (%s), the storefront sends only the allowed statuses, stays healthy and recovers',
  async (fault, allowed) => {
    const before = fire.gate.failed();
    fire.gate.fail(fault, HALF);
    const changed = fault === 'hangs' ? [] : generateRequests(seeds, seeds.length, FUZZ.seed);
    const requests = [...seeds.map(plainRequest), ...changed];
    const complaints = await fire.fire('storefront', requests, allowed);
    expect([complaints, ownFaults()]).toEqual([[], []]);
    // How many calls reach the failing backend depends on when breakers open, and so on the machine's speed.
    expect(fire.gate.failed() - before).toBeGreaterThan(FAILURES_TO_OPEN);
    expect((await new HttpShopper(fire.shop.address).get('/healthz')).status).toBe(200);

    fire.gate.fail(undefined);
    await eventually(async () => {
      const { status, text } = await new HttpShopper(fire.shop.address).get('/shop/en/petcostore/search?query=dog');
      expect([status, text.includes('Add To Cart')]).toEqual([200, true]);
    }, BACK_WITHIN_MS);
  },
  5 * MINUTES,
);
