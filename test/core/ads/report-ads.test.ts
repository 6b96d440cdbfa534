import { makeReportAds, type AdClick } from '../../../core/ads/reporting/ad-report';
import { anAdClick } from '../../builders/ads';
import { SESSION_ID } from '../../builders/upstream-ads';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakeAdClickStore } from '../../fakes/fake-ad-click-store';
import { FakeAdCounter } from '../../fakes/fake-ad-counter';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';

const DAY_MS = 86_400_000;

const setUp = ({ customerId = undefined as string | undefined, analytics = new FakeAnalytics() } = {}) => {
  const time = new FakeTime();
  const counter = new FakeAdCounter();
  const clickStore = new FakeAdClickStore();
  const logger = new FakeLogger();
  let leave = (): void => undefined;
  const report = makeReportAds({
    analytics,
    counter,
    clickStore,
    sessionId: () => SESSION_ID,
    customerId: () => customerId,
    clock: time.clock,
    pause: time.pause,
    whenLeft: (run) => {
      leave = run;
    },
    logger,
  });
  const counted = async () => {
    await time.passes(0);
    return counter.counted;
  };
  return { report, time, counter, counted, clickStore, analytics, logger, leaves: () => leave() };
};

const impressions = (...ids: ReadonlyArray<string>) => ({ kind: 'impressions', ids, sessionId: SESSION_ID });
const clickOf = (click: AdClick) => ({ kind: 'click', click });

describe('seen ads', () => {
  test('[ADS-09] are collected for a second and reported in one call, once per page view', async () => {
    const { report, time, counted } = setUp();
    report.seen('a')();
    await time.passes(999);
    report.seen('b')();
    report.seen('a')();
    expect(await counted()).toEqual([]);
    await time.passes(1);
    expect(await counted()).toEqual([impressions('a', 'b')]);
    report.seen('b')();
    await time.passes(1_000);
    expect(await counted()).toEqual([impressions('a', 'b')]);
  });

  test('[ADS-09] are reported at once when there are fifty, the rest after its second', async () => {
    const { report, time, counted } = setUp();
    const ids = Array.from({ length: 51 }, (_, index) => `ad-${index}`);
    for (const id of ids) report.seen(id)();
    expect(await counted()).toEqual([impressions(...ids.slice(0, 50))]);
    await time.passes(1_000);
    expect(await counted()).toEqual([impressions(...ids.slice(0, 50)), impressions('ad-50')]);
  });

  test('[ADS-09] are reported at once when the shopper leaves the page, and only once', async () => {
    const { report, time, counted, leaves } = setUp();
    report.seen('a')();
    leaves();
    leaves();
    expect(await counted()).toEqual([impressions('a')]);
    await time.passes(1_000);
    expect(await counted()).toEqual([impressions('a')]);
  });

  test('[ADS-09] are each pushed once to the tag manager in its format', () => {
    const { report, analytics } = setUp();
    report.seen('display_x1')();
    report.seen('display_x1')();
    expect(analytics.reported()).toEqual([
      { name: 'CITRUS_AD_IMPRESSION', widgetId: 'display_x1', widgetType: 'citrus' },
    ]);
  });

  test('[ADS-09] are dropped and logged when the report fails', async () => {
    const { report, time, counter, counted, logger } = setUp();
    counter.fails(anUnreachable({ service: 'ads' }));
    report.seen('a')();
    await time.passes(1_000);
    counter.isBack();
    await time.passes(DAY_MS);
    expect(await counted()).toEqual([]);
    expect(logger.lines).toEqual([
      {
        level: 'warn',
        message: "an ad's impression was not counted",
        facts: { kind: 'unreachable', service: 'ads', cause: 'network' },
      },
    ]);
  });
});

describe('a clicked ad', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['a guest on a product', undefined, 'SKU-1001'],
    ['a customer on a product', '700002', 'SKU-1001'],
    ['a guest on a banner', undefined, undefined],
  ])('[ADS-09] keeps the click of %s until it is sent', async (_case, customerId, sku) => {
    const { report, counted, clickStore, time } = setUp({ customerId });
    const click = anAdClick({ customerId, sku, ts: time.clock() });
    report.clicked({ id: 'display_x1', sku })();
    expect(clickStore.recall()).toEqual(click);
    expect(await counted()).toEqual([clickOf(click)]);
    expect(clickStore.recall()).toBeUndefined();
  });

  test('[ADS-09] pushes each click to the tag manager', () => {
    const { report, analytics } = setUp();
    report.clicked({ id: 'display_x1' })();
    expect(analytics.reported()).toEqual([{ name: 'CITRUS_AD_CLICK', widgetId: 'display_x1', widgetType: 'citrus' }]);
  });

  test('[ADS-09] sends both of two simultaneous clicks', async () => {
    const { report, counted, clickStore } = setUp();
    report.clicked({ id: 'first' })();
    report.clicked({ id: 'last' })();
    expect((await counted()).map((counting) => counting.kind === 'click' && counting.click.id)).toEqual([
      'first',
      'last',
    ]);
    expect(clickStore.recall()).toBeUndefined();
  });

  test('[ADS-09] keeps the record of a later unsent click when an earlier one was sent', async () => {
    const { report, time, counter, clickStore } = setUp();
    report.clicked({ id: 'first' })();
    counter.fails(anUnreachable());
    const sentFirst = time.passes(0);
    report.clicked({ id: 'last' })();
    await sentFirst;
    expect(clickStore.recall()?.id).toBe('last');
  });

  test('[ADS-09] keeps an uncounted click for the next page, which sends and removes it', async () => {
    const { report, counter, counted, clickStore, logger, time } = setUp();
    counter.fails(aRefusal({ service: 'ads', status: 503 }));
    report.clicked({ id: 'display_x1', sku: 'SKU-1001' })();
    expect(await counted()).toEqual([]);
    expect(clickStore.recall()?.id).toBe('display_x1');
    expect(logger.lines).toMatchObject([
      { level: 'warn', message: "an ad's click was not counted", facts: { status: 503 } },
    ]);

    await time.passes(60_000);
    report.sendStored();
    await counted();
    expect(clickStore.recall()?.id).toBe('display_x1');

    counter.isBack();
    report.sendStored();
    expect(await counted()).toEqual([clickOf(anAdClick({ ts: time.clock() - 60_000 }))]);
    expect(clickStore.recall()).toBeUndefined();
  });

  test.each([
    ['from a moment ago', 1_000, 1],
    ['from almost a day ago', DAY_MS - 1, 1],
    ['from a day ago', DAY_MS, 0],
    ['from a clock that was ahead', -1, 0],
  ])('[ADS-09] sends or drops a record %s and always removes it', async (_case, age, times) => {
    const { report, counted, clickStore, time } = setUp();
    clickStore.has(anAdClick({ ts: time.clock() - age }));
    report.sendStored();
    expect(await counted()).toHaveLength(times);
    expect(clickStore.recall()).toBeUndefined();
  });

  test('[ADS-09] sends nothing without a stored click', async () => {
    const { report, counted } = setUp();
    report.sendStored();
    expect(await counted()).toEqual([]);
  });
});

test('[ADS-09] [ANA-01] ignores an exception of the tag manager', async () => {
  const analytics = Object.assign(new FakeAnalytics(), {
    report: () => () => {
      throw new Error('blocked');
    },
  });
  const { report, counted, leaves } = setUp({ analytics });
  report.seen('a')();
  report.clicked({ id: 'a' })();
  leaves();
  expect((await counted()).map(({ kind }) => kind)).toEqual(['click', 'impressions']);
});

test('[ADS-09] reports nothing before the effect runs', async () => {
  const { report, counted, time, analytics } = setUp();
  report.seen('a');
  report.clicked({ id: 'a' });
  await time.passes(1_000);
  expect([await counted(), analytics.reported()]).toEqual([[], []]);
});
