import { makeAdSessionId } from '../../../core/ads/reporting/ad-session';
import { SESSION_ID } from '../../builders/upstream-ads';
import { FakeAdSessionStore } from '../../fakes/fake-ad-session-store';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeTime } from '../../fakes/fake-time';

const DAY_MS = 86_400_000;

const setUp = (memory = new FakeAdSessionStore()) => {
  const time = new FakeTime();
  const consent = { isGiven: true, mayTrack: () => consent.isGiven };
  const sessionId = makeAdSessionId({ memory, clock: time.clock, random: new FakeRandom(), consent });
  return { memory, time, consent, sessionId };
};

test('[ADS-03] keeps one session id for 90 days and then creates another', async () => {
  const { memory, time, sessionId } = setUp();
  const first = sessionId();
  expect(memory.recall()).toEqual({ id: first, expiry: time.clock() + 90 * DAY_MS });
  await time.passes(90 * DAY_MS - 1);
  expect(sessionId()).toBe(first);
  await time.passes(1);
  expect(sessionId()).not.toBe(first);
});

test.each([
  ['valid is reused', 1, true],
  ['expired is replaced', 0, false],
  ['at the very end of its time is reused', 90 * DAY_MS, true],
  ['due to expire later than possible is replaced', 90 * DAY_MS + 1, false],
])('[ADS-03] a session that is %s', (_case, left, isTaken) => {
  const { memory, time, sessionId } = setUp();
  memory.has({ id: SESSION_ID, expiry: time.clock() + left });
  expect(sessionId() === SESSION_ID).toBe(isTaken);
});

test('[ADS-03] [ANA-01] gives a shopper without consent an id for this page only', () => {
  const { memory, consent, sessionId } = setUp(new FakeAdSessionStore().has({ id: SESSION_ID, expiry: Infinity }));
  consent.isGiven = false;
  const here = sessionId();
  expect(here).not.toBe(SESSION_ID);
  expect(sessionId()).toBe(here);
  expect(memory.recall()).toEqual({ id: SESSION_ID, expiry: Infinity });
});

test("[ADS-03] [ANA-01] keeps the page's id after a consent on the page", () => {
  const { memory, consent, sessionId } = setUp();
  consent.isGiven = false;
  const here = sessionId();
  consent.isGiven = true;
  expect(sessionId()).toBe(here);
  expect(memory.recall()?.id).toBe(here);
});
