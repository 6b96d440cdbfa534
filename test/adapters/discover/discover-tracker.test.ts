import * as E from 'fp-ts/Either';
import { browserContext, visitorIdOf } from '../../../adapters/discover/discover-context';
import { DiscoverTracker } from '../../../adapters/discover/discover-tracker';
import type { HttpRequest } from '../../../adapters/http/http-client';
import type { BehaviourEvent } from '../../../core/analytics/behaviour';
import { EVERY_EVENT, ITEM } from '../../builders/behaviour';
import { behaviourTrackerContract } from '../../contracts/behaviour-tracker.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { flushMicrotasks, trackerBehindQueue } from '../../support/tracker-behind-queue';
import { anUnreachable } from '../../builders/upstream-failure';
import { readEvent } from '../../../backend/discover/read-event';

interface Recorded {
  readonly type: string;
  readonly name: string;
  readonly uuid: string;
  readonly user_id?: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const VISITOR = '7d0a0f9e-5c1e-4a53-9d3e-0c6f0c0b7a11';

const world = () => {
  const requests: HttpRequest[] = [];
  const cookies = new FakeCookies();
  const session = new FakeSessionStore();
  let isDown = false;
  const tracker = new DiscoverTracker({
    http: (request) => async () => {
      if (isDown) return E.left(anUnreachable());
      requests.push(request);
      return E.right({ status: 200, body: { message: 'ok' }, headers: new Headers() });
    },
    withAccessToken: (call) => call('a.b'),
    context: browserContext({
      currentPath: () => '/shop/en/petcostore',
      cookies,
      session,
      consent: { mayTrack: () => true },
    }),
    visitorId: visitorIdOf(cookies, { uuid: () => VISITOR }),
  });
  const recorded = (): ReadonlyArray<Recorded> => requests.map(({ body }) => (body as { data: Recorded }).data);
  const notify = async (...events: ReadonlyArray<BehaviourEvent>): Promise<ReadonlyArray<Recorded>> => {
    for (const event of events) tracker.track(event)();
    await flushMicrotasks();
    return recorded();
  };
  return {
    tracker,
    requests,
    cookies,
    session,
    recorded,
    emit: notify,
    goesDown: (down: boolean) => (isDown = down),
  };
};

/** What each of the service's events stands for. */
const KINDS: Readonly<Record<string, BehaviourEvent['kind']>> = {
  'widget appear sb': 'search-focused',
  'widget click sb': 'search-submitted',
  'widget click sb Products': 'suggestion-chosen',
  'widget appear sp': 'results-shown',
  'widget click sp': 'result-chosen',
  'view pdp': 'product-viewed',
  'a2c pdp': 'added-to-cart',
  'order confirm': 'purchased',
  'widget appear rw': 'recommendation-shown',
  'widget click rw': 'recommendation-chosen',
};

const wordsOf = ({ type, name, value }: Recorded): string =>
  [type, name, value['f'], value['section']].filter(Boolean).join(' ');

behaviourTrackerContract('DiscoverTracker behind its queue', () => {
  const { tracker, recorded } = world();
  return trackerBehindQueue(tracker, () => recorded().map(wordsOf), KINDS);
});

test('[SRC-08] posts events with the token, also after the page is left', async () => {
  const { emit: notify, requests } = world();
  await notify({ kind: 'product-viewed', item: ITEM, url: '/p' });
  expect(requests).toMatchObject([
    { method: 'POST', path: 'api/event/1', headers: { authorization: 'Bearer a.b' }, outlivesPage: true },
  ]);
});

test("[SRC-08] identifies the visitor by the service's cookie, or by an id that the shop creates once", async () => {
  const { emit: notify, cookies } = world();
  await notify({ kind: 'search-focused', typed: '' });
  expect(cookies.read('__ruid')()).toBe(VISITOR);
  cookies.write('__ruid', 'known-before')();
  const recorded = await notify({ kind: 'search-focused', typed: '' });
  expect(recorded.map(({ uuid }) => uuid)).toEqual([VISITOR, 'known-before']);
});

test("[SRC-08] sends a registered shopper's id but not a guest's", async () => {
  const { emit: notify, session } = world();
  await notify({ kind: 'search-focused', typed: '' });
  session.rememberRegistered('700002')();
  const recorded = await notify({ kind: 'search-focused', typed: '' });
  expect(recorded.map(({ user_id: userId }) => userId)).toEqual([undefined, '700002']);
});

test('[SRC-08] the service accepts every event as sent', async () => {
  const { emit: notify } = world();
  const recorded = await notify(...EVERY_EVENT);
  expect(recorded.map((event) => readEvent(event, 0).itemId)).toEqual(
    recorded.map(({ value }) => (value['products'] === undefined ? null : ITEM.id)),
  );
});

test("[REC-01] reports a row's experiment unchanged", async () => {
  const { emit: notify } = world();
  const [shown] = await notify({
    kind: 'recommendation-shown',
    podId: 'related',
    items: [ITEM],
    resultId: undefined,
    experiment: { rfkid: 'rfkid_4', variationId: '2', experimentId: '7', experimentBucket: 'B' },
  });
  expect(shown?.value).toMatchObject({
    rfkid: 'rfkid_4',
    f: 'rw',
    variation_id: '2',
    experiment_id: '7',
    experiment_bucket: 'B',
  });
});

test('[ANA-01] drops events that cannot be sent and sends the later ones', async () => {
  const { emit: notify, goesDown } = world();
  goesDown(true);
  await notify({ kind: 'search-focused', typed: 'a' });
  goesDown(false);
  const recorded = await notify({ kind: 'search-focused', typed: 'b' });
  expect(recorded.map(({ value }) => value['keyphrase'])).toEqual(['b']);
});

test('[SRC-08] does not send an addition without a price or a preview', async () => {
  const { emit: notify } = world();
  expect(
    await notify(
      { kind: 'added-to-cart', item: ITEM, quantity: 1, price: undefined, term: undefined },
      { kind: 'preview-open', typed: '' },
    ),
  ).toEqual([]);
});
