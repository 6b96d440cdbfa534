import nock from 'nock';
import type { Agent } from 'undici';
import { makeUndiciFetch } from '../../adapters/server/upstream/undici-fetch';
import {
  BROWSER_LIMITS,
  type BreakerOptions,
  makeCircuitBreakers,
  PAGE_LIMITS,
} from '../../adapters/server/upstream/resilience';
import { makeUpstreamAgent } from '../../adapters/server/upstream/upstream';
import { makeShop } from '../../composition/roots/shop';
import { CREDIT_CARD_PATH } from '../../core/paths/paths';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { startBackend, type BackendUnderTest } from '../backend/commerce/support/backend-under-test';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { startFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy';
import { HttpShopper } from '../support/http-shopper';
import { configWith, openStorefront, type Storefront } from '../support/storefront';
import { ALL_BUT_DATE } from '../support/fake-date';
import { HCL_BACKEND } from '../support/hcl-backend';

const SPOTS = '/espot/';
const SPOT = 'espot/Home_EmergencyBanner_React';
const SECONDS = 1_000;
/** Several times the longest open period of a breaker. */
const OUTAGE_MS = 40 * SECONDS;
/** The storefront's backend time-out, half of it for spots: long enough for a password hash on a busy machine. */
const TIMEOUT_MS = 4_000;

let backend: BackendUnderTest;
let gate: FaultProxy;
let storefront: Storefront;
let states: Map<string, string>;
let agent: Agent;
let address: string;

/** The state of each changed breaker, such as `page commerce optional espot`. */
const noting =
  (caller: string): BreakerOptions['onChange'] =>
  ({ service, kind, resource }, state) =>
    void states.set(`${caller} ${service} ${kind} ${resource}`, state);

beforeEach(async () => {
  nock.restore();
  jest.useFakeTimers({ now: Date.UTC(2030, 0, 14, 12), doNotFake: [...ALL_BUT_DATE] });
  states = new Map();
  agent = makeUpstreamAgent();
  backend = await startBackend();
  gate = await startFaultProxy(await backend.app.listen({ port: 0, host: '127.0.0.1' }));
  const settings = { COMMERCE_ORIGIN: gate.origin, UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) };
  const parts = {
    backend: HCL_BACKEND,
    config: configWith(settings),
    logger: new FakeLogger(),
    resilience: {
      policy: makeCircuitBreakers({ limits: PAGE_LIMITS, onChange: noting('page') }),
      fetch: makeUndiciFetch(agent),
    },
  };
  storefront = await openStorefront({
    ...makeShop(parts, () => EMPTY_SHELL),
    // Each round has an address of its own, so that no cached page responds.
    readsParameter: () => (name) => name === 'round',
    settings,
    policy: makeCircuitBreakers({ limits: BROWSER_LIMITS, onChange: noting('browser') }),
  });
  address = await storefront.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  jest.useRealTimers();
  await storefront?.close();
  await agent?.destroy();
  await gate?.close();
  await backend?.close();
});

const passes = (ms: number): void => {
  jest.setSystemTime(Date.now() + ms);
  backend.advance(ms);
};

/** Requests spots as pages and browsers do; the page shows whatever the result. */
const askForSpots = async (round: number): Promise<void> => {
  const guest = new HttpShopper(address);
  const [page] = await Promise.all([guest.get(`${CREDIT_CARD_PATH}?round=${round}`), guest.call('GET', SPOT)]);
  expect(page.status).toBe(200);
};

/** The essential actions of a new shopper: an identity, a cart, an account that signs in. */
const shop = async (): Promise<void> => {
  const caller = new HttpShopper(address);
  expect((await caller.call('POST', 'guestidentity?updateCookies=true', {})).status).toBe(201);
  const shopper = new HttpShopper(address);
  const added = await shopper.post(FORM_ACTIONS.addToCart, { partNumber: 'KIB-5', quantity: '1' });
  expect([added.status, added.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/shop/OrderItemDisplay'),
  ]);
  const account = await shopper.makeAccount('Robin');
  const entered = await shopper.post(FORM_ACTIONS.signIn, { ...account, URL: '/help' });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/help']);
};

it.each<Fault>(['500', 'hangs'])(
  '[PLT-03] while spots fail (%s), guests can get identities, add to carts and sign in, and spots recover',
  async (fault) => {
    gate.fail(fault, { part: SPOTS });
    for (let passed = 0, round = 0; passed < OUTAGE_MS; passed += 4 * SECONDS, round += 1) {
      // Simultaneous, so that each round waits for hanging calls once.
      await Promise.all([0, 1, 2].map((i) => askForSpots(3 * round + i)));
      await shop();
      passes(4 * SECONDS);
    }
    expect([...states].filter(([, state]) => state !== 'closed').map(([name]) => name)).toEqual(
      expect.arrayContaining(['page commerce optional espot']),
    );
    expect([...states.keys()].filter((name) => !name.endsWith('optional espot'))).toEqual([]);

    gate.fail(undefined);
    passes(PAGE_LIMITS.optional.openMs);
    await askForSpots(-1);
    expect((await new HttpShopper(address).call('GET', SPOT)).status).toBe(200);
    expect([...states.values()]).toEqual([...states.values()].map(() => 'closed'));
  },
  120_000,
);
