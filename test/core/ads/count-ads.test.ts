import {
  EXTRA_CLICKS,
  makeCountAds,
  MAX_QUEUED_REPORTS,
  RETRY_REPORT_AFTER_MS,
  LOG_AGAIN_AFTER_MS,
  type CountAds,
} from '../../../core/ads/server/count-ads';
import { aRefusal } from '../../builders/upstream-failure';
import { FakeAdServer } from '../../fakes/fake-ad-server';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';

interface World {
  readonly adServer: FakeAdServer;
  readonly time: FakeTime;
  readonly logger: FakeLogger;
  /** The outcome of each report. */
  readonly outcomes: ReadonlyArray<string>;
  readonly count: CountAds;
}

const openWorld = (): World => {
  const adServer = new FakeAdServer();
  const time = new FakeTime();
  const logger = new FakeLogger();
  const outcomes: string[] = [];
  const count = makeCountAds({
    adServer,
    clock: time.clock,
    pause: time.pause,
    logger,
    observe: (kind, outcome) => outcomes.push(`${kind} ${outcome}`),
  });
  return { adServer, time, logger, outcomes, count };
};

test('[ADS-09] sends impressions and clicks to the ad server under its own names', async () => {
  const { adServer, count, outcomes } = openWorld();
  expect([count.impressions(['a', 'b'])(), count.click('a')()]).toEqual([true, true]);
  await count.settled();
  expect(adServer.reports).toEqual(['impression a', 'impression b', 'click a']);
  expect(outcomes).toEqual(['impression sent', 'impression sent', 'click sent']);
});

test('[ADS-09] does not repeat a report within ten minutes', async () => {
  const { adServer, count, time, outcomes } = openWorld();
  count.click('a')();
  expect(count.click('a')()).toBe(true);
  await time.passes(LOG_AGAIN_AFTER_MS - 1);
  count.click('a')();
  expect(adServer.reports).toEqual(['click a']);
  await time.passes(1);
  count.click('a')();
  await count.settled();
  expect(adServer.reports).toEqual(['click a', 'click a']);
  expect(outcomes).toEqual(['click repeated', 'click sent', 'click repeated', 'click sent']);
});

test('[ADS-09] retries once when the ad server is briefly down', async () => {
  const { adServer, count, time, outcomes } = openWorld();
  adServer.isDown();
  count.click('a')();
  await time.passes(RETRY_REPORT_AFTER_MS - 1);
  adServer.isBack();
  expect(adServer.reports).toEqual([]);
  await time.passes(1);
  await count.settled();
  expect([adServer.reports, outcomes]).toEqual([['click a'], ['click sent']]);
});

test('[ADS-09] drops a report after two failures, logs it once and accepts it again later', async () => {
  const { adServer, count, time, logger, outcomes } = openWorld();
  adServer.isDown();
  count.impressions(['a', 'b'])();
  await time.passes(RETRY_REPORT_AFTER_MS);
  await count.settled();
  expect(outcomes).toEqual(['impression lost', 'impression lost']);
  expect(logger.lines).toHaveLength(1);
  adServer.isBack();
  count.impressions(['a'])();
  await count.settled();
  expect(adServer.reports).toEqual(['impression a']);
});

test.each([
  [404, 'lost'],
  [401, 'lost'],
  [429, 'sent'],
  [500, 'sent'],
  [503, 'sent'],
])('[ADS-09] a report refused with %d is %s in the end', async (status, outcome) => {
  const { adServer, count, time, outcomes } = openWorld();
  adServer.fails(aRefusal({ service: 'ads', status }));
  count.click('a')();
  await time.passes(1);
  adServer.isBack();
  await time.passes(RETRY_REPORT_AFTER_MS);
  expect(outcomes).toEqual([`click ${outcome}`]);
});

test('[ADS-09] sends at most eight reports at a time, in order', async () => {
  const { adServer, count, time } = openWorld();
  adServer.holdsResponses();
  const ids = Array.from({ length: 20 }, (_, index) => `ad-${index}`);
  count.impressions(ids)();
  await time.passes(0);
  expect(adServer.waiting).toBe(8);
  adServer.release();
  await count.settled();
  expect(adServer.reports).toEqual(ids.map((id) => `impression ${id}`));
});

test('[ADS-09] drops reports when the queue is full, logs it once and accepts them again later', async () => {
  const { adServer, count, time, logger, outcomes } = openWorld();
  adServer.holdsResponses();
  const ids = Array.from({ length: MAX_QUEUED_REPORTS }, (_, index) => `ad-${index}`);
  expect(count.impressions(ids)()).toBe(true);
  // Eight reports are in flight and no longer in the queue.
  expect(count.impressions(ids.map((id) => `${id}-later`).slice(0, 8))()).toBe(true);
  expect(count.impressions(['late', 'later'])()).toBe(false);
  expect([outcomes, logger.lines.length]).toEqual([['impression dropped', 'impression dropped'], 1]);
  adServer.release();
  await count.settled();
  expect(count.impressions(['late'])()).toBe(true);
  await time.passes(0);
  expect(adServer.reports.at(-1)).toBe('impression late');
});

test('[ADS-09] sends clicks before impressions and keeps queue space for clicks', async () => {
  const { adServer, count, outcomes } = openWorld();
  adServer.holdsResponses();
  const ids = (name: string, length: number): ReadonlyArray<string> =>
    Array.from({ length }, (_, index) => `${name}-${index}`);
  // Eight reports are in flight and no longer in the queue.
  count.impressions(ids('ad', MAX_QUEUED_REPORTS + 8))();
  count.impressions(ids('more', 8))();
  const clicks = ids('ad', EXTRA_CLICKS).map((id) => count.click(id)());
  expect(clicks).not.toContain(false);
  expect(count.click('late')()).toBe(false);
  adServer.release();
  await count.settled();
  expect(adServer.reports.slice(8, 16)).toEqual(ids('ad', 8).map((id) => `click ${id}`));
  expect(outcomes.filter((outcome) => outcome === 'click sent')).toHaveLength(EXTRA_CLICKS);
});

test('[ADS-09] `settled` waits for retries too', async () => {
  const { adServer, count, time } = openWorld();
  adServer.isDown();
  count.click('a')();
  let isSettled = false;
  const settled = count.settled().then(() => (isSettled = true));
  await time.passes(RETRY_REPORT_AFTER_MS - 1);
  expect(isSettled).toBe(false);
  adServer.isBack();
  await time.passes(1);
  await settled;
  expect(adServer.reports).toEqual(['click a']);
});

test('[ADS-09] `settled` resolves at once without reports', async () => {
  expect(await openWorld().count.settled()).toBeUndefined();
});

test("[ADS-09] a forged report for another visitor's ad does not suppress the real one", async () => {
  const { adServer, count } = openWorld();
  const address = '203.0.113.7';
  count.click('a', { sessionId: 'another', address })();
  count.click('a', { sessionId: 'own', address })();
  count.click('a', { sessionId: 'own', address })();
  await count.settled();
  expect(adServer.visitors).toEqual([
    { sessionId: 'another', address },
    { sessionId: 'own', address },
  ]);
});
