/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { ConstructorTracker } from '../../../adapters/constructor/constructor-tracker';
import { readInput } from '../../../adapters/server/requests/input-codecs';
import { checkedQuery } from '../../../adapters/server/requests/query-input';
import { searchEvent, searchQuery } from '../../../adapters/server/proxies/search-input';
import { makeTrackingClient, type TrackingClientOptions } from '../../../adapters/constructor/tracking-client';
import type { BehaviourEvent } from '../../../core/analytics/behaviour';
import { EVERY_EVENT, ITEM } from '../../builders/behaviour';
import { behaviourTrackerContract } from '../../contracts/behaviour-tracker.contract';
import { FakeLogger } from '../../fakes/fake-logger';
import { flushMicrotasks, trackerBehindQueue } from '../../support/tracker-behind-queue';

interface Sent {
  readonly action: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly init: RequestInit | undefined;
  /** The problems that the shop's proxy finds in an event. */
  readonly wrong: ReadonlyArray<string>;
}

const PAGE = 'https://shop.test/shop/en/petcostore/search?query=dog';

/** The kinds of the service's own actions. */
const KINDS: Readonly<Record<string, BehaviourEvent['kind']>> = {
  focus: 'search-focused',
  search_submit: 'search-submitted',
  autocomplete_select: 'suggestion-chosen',
  search_result_load: 'results-shown',
  browse_result_load: 'results-shown',
  search_result_click: 'result-chosen',
  browse_result_click: 'result-chosen',
  item_detail_load: 'product-viewed',
  conversion: 'added-to-cart',
  purchase: 'purchased',
  recommendation_result_view: 'recommendation-shown',
  recommendation_result_click: 'recommendation-chosen',
};

/** The service's event endpoint. It records each event with query and body. */
const service = () => {
  const sent: Sent[] = [];
  const fetch: TrackingClientOptions['fetch'] = async (address, init) => {
    const url = new URL(String(address));
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : {};
    const facts = { ...Object.fromEntries(url.searchParams), ...body };
    const checks = [
      checkedQuery(url.search.slice(1), searchQuery),
      ...(init?.body === undefined ? [] : [readInput(searchEvent, body)]),
    ];
    const wrong = checks.flatMap((check) => (check._tag === 'Left' ? check.left : []));
    sent.push({ action: url.pathname.split('/').pop() ?? '', facts, init, wrong });
    return new Response('{"message":"ok"}');
  };
  return { sent, fetch };
};

const open = async (facts: Partial<TrackingClientOptions> = {}) => {
  const { sent, fetch } = service();
  const who: { userId: string | undefined } = { userId: undefined };
  const client = await makeTrackingClient({
    serviceUrl: 'https://shop.test/api/search',
    apiKey: 'key_test',
    logger: new FakeLogger(),
    fetch,
    window,
    sendDelayMs: 0,
    ...facts,
  });
  const tracker = new ConstructorTracker({ client, userId: () => who.userId, currentPage: () => PAGE });
  const notify = async (...events: ReadonlyArray<BehaviourEvent>): Promise<ReadonlyArray<Sent>> => {
    for (const event of events) tracker.track(event)();
    await flushMicrotasks();
    return sent;
  };
  return { tracker, emit: notify, sent, who };
};

const factsOf = async (event: BehaviourEvent): Promise<Readonly<Record<string, unknown>>> => {
  const { emit: notify } = await open();
  const [sent] = await notify(event);
  if (sent === undefined) throw new Error('nothing was sent');
  return sent.facts;
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

behaviourTrackerContract('ConstructorTracker behind its queue', async () => {
  const { tracker, sent } = await open();
  return trackerBehindQueue(tracker, () => sent.map(({ action }) => action), KINDS);
});

test("[SRC-08] sends events to the storefront's proxy with key and visitor, without cookies, also after the page is left", async () => {
  const { emit: notify } = await open();
  const [sent] = await notify({ kind: 'product-viewed', item: ITEM, url: '/p' });
  expect(sent).toMatchObject({
    action: 'item_detail_load',
    facts: { key: 'key_test', i: expect.stringMatching(/\S/), item_id: '22000', variation_id: 'SKU-1001', url: '/p' },
    init: { method: 'POST', keepalive: true, credentials: 'omit', headers: { 'Content-Type': 'text/plain' } },
  });
});

test("[SRC-08] the shop's proxy accepts every event", async () => {
  const { emit: notify } = await open();
  const sent = await notify(...EVERY_EVENT);
  expect(sent.map(({ action, wrong }) => [action, wrong])).toEqual(sent.map(({ action }) => [action, []]));
  expect(sent.length).toBeGreaterThan(8);
});

test('[SRC-08] sends the current user id of a registered shopper', async () => {
  const { emit: notify, who } = await open();
  await notify({ kind: 'search-focused', typed: '' });
  who.userId = '700002';
  await notify({ kind: 'search-focused', typed: '' });
  who.userId = undefined;
  const sent = await notify({ kind: 'search-focused', typed: '' });
  expect(sent.map(({ facts }) => facts['ui'])).toEqual([undefined, '700002', undefined]);
});

test('[SRC-08] reports a list with its page, its total and at most a hundred products', async () => {
  const items = Array.from({ length: 120 }, (_, index) => ({ id: String(index), name: `Product ${index}` }));
  const shown = { kind: 'results-shown', total: 500, page: 2, items, resultId: 's-1' } as const;
  const search = await factsOf({ ...shown, list: { kind: 'search', term: 'dog' } });
  expect(search).toMatchObject({ search_term: 'dog', result_count: 500, result_page: 2, result_id: 's-1', url: PAGE });
  expect(search['items']).toHaveLength(100);
  const category = await factsOf({ ...shown, list: { kind: 'category', id: '10338' } });
  expect(category).toMatchObject({ filter_name: 'group_id', filter_value: '10338', result_count: 500 });
  expect(category['items']).toHaveLength(100);
  const brand = await factsOf({ ...shown, list: { kind: 'brand', name: 'Merrick' } });
  expect(brand).toMatchObject({ filter_name: 'Brand', filter_value: 'Merrick' });
});

test('[SRC-08] reports an added product with its price and the search that led to it', async () => {
  const added = { kind: 'added-to-cart', item: ITEM, quantity: 3, price: 12.99 } as const;
  expect(await factsOf({ ...added, term: 'dog' })).toMatchObject({
    search_term: 'dog',
    revenue: '38.97',
    type: 'add_to_cart',
    item_id: '22000',
  });
  expect((await factsOf({ ...added, term: undefined, price: undefined }))['revenue']).toBeUndefined();
});

test('[SRC-08] reports an order once', async () => {
  const { emit: notify } = await open();
  const items = [{ ...ITEM, quantity: 2, price: 12.99 }];
  const order: BehaviourEvent = { kind: 'purchased', orderId: '9001', revenue: 25.98, items };
  const sent = await notify(order, order, { ...order, orderId: '9002' });
  expect(sent.map(({ facts }) => facts['order_id'])).toEqual(['9001', '9002']);
  expect(sent[0]?.facts).toMatchObject({
    revenue: 25.98,
    items: [{ item_id: '22000', variation_id: 'SKU-1001', count: 2, price: 12.99 }],
  });
});

test('[REC-01] reports the experiment of a row', async () => {
  const experiment = { rfkid: 'rfkid_1', variationId: '2', experimentId: undefined, experimentBucket: 'B' };
  const row = { podId: 'related', resultId: 'r-1', experiment } as const;
  const tags = { rfkid: 'rfkid_1', variation_id: '2', experiment_bucket: 'B' };
  expect(await factsOf({ kind: 'recommendation-shown', ...row, items: [ITEM, ITEM] })).toMatchObject({
    pod_id: 'related',
    num_results_viewed: 2,
    analytics_tags: tags,
  });
  expect(await factsOf({ kind: 'recommendation-chosen', ...row, item: ITEM })).toMatchObject({
    pod_id: 'related',
    item_id: '22000',
    analytics_tags: tags,
  });
});

test('[SRC-04] reports a trend chosen in an empty box with a non-empty input', async () => {
  const choice = {
    kind: 'suggestion-chosen',
    section: 'Search Suggestions',
    text: 'cat litter',
    resultId: 'a',
  } as const;
  expect(await factsOf({ ...choice, typed: '' })).toMatchObject({ user_input: 'cat litter', item_name: 'cat litter' });
  expect(await factsOf({ ...choice, typed: 'cat' })).toMatchObject({ user_input: 'cat', item_name: 'cat litter' });
});

test('[SRC-08] does not send events that the service does not know', async () => {
  const { emit: notify } = await open();
  expect(await notify({ kind: 'preview-open', typed: '' }, { kind: 'preview-close', typed: '' })).toEqual([]);
});

test('[ANA-01] ignores a service that refuses everything', async () => {
  const { emit: notify } = await open({ fetch: async () => new Response('{"message":"No."}', { status: 400 }) });
  await expect(notify(...EVERY_EVENT)).resolves.toEqual([]);
});

test('[SRC-08] logs a library that fails to load and throws to the caller', async () => {
  const logger = new FakeLogger();
  const importLibrary = () => Promise.reject(new Error('blocked'));
  await expect(open({ logger, importLibrary })).rejects.toThrow(new ReferenceError('constructorio is not defined'));
  expect(logger.lines).toEqual([{ level: 'error', message: 'constructorio is not defined', facts: {} }]);
});
