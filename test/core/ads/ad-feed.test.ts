import { anAdRefusal } from '../../builders/ads';
import { FeedWorld, type Place } from './feed-world';

const LOADING = { kind: 'loading', isSlow: false };
const SLOWLY = { kind: 'loading', isSlow: true };
const FAILED = { kind: 'failed', failure: anAdRefusal() };
const shown = (response: string) => ({ kind: 'shown', response });

describe('one call for several places', () => {
  test('[ADS-12] shares a pending call among places with the same key and notifies each of the response', async () => {
    const world = new FeedWorld();
    const [one, other] = [world.watches(), world.watches()];
    expect(world.requested).toHaveLength(1);
    await world.lastResponses('food');
    expect([one.recorded, other.recorded]).toEqual([
      [LOADING, shown('food')],
      [LOADING, shown('food')],
    ]);
  });

  test('[ADS-12] shares a response younger than two seconds and shows an older one until a newer one arrives', async () => {
    const world = new FeedWorld();
    world.watches();
    await world.time.passes(1_500);
    await world.lastResponses('food');
    await world.time.passes(1_999);
    expect(world.watches().recorded).toEqual([shown('food')]);
    expect(world.requested).toHaveLength(1);
    await world.time.passes(1);
    const late = world.watches();
    expect(world.requested).toHaveLength(2);
    await world.lastResponses('toys');
    expect(late.recorded).toEqual([shown('food'), shown('toys')]);
  });

  test('[ADS-12] makes separate calls for places with different keys', () => {
    const world = new FeedWorld();
    world.watches('grid');
    world.watches('carousel');
    expect(world.requested.map(({ key }) => key)).toEqual(['grid', 'carousel']);
  });

  test('[ADS-12] refreshes every place except those requested within two seconds', async () => {
    const world = new FeedWorld();
    world.watches('grid');
    await world.lastResponses('food');
    await world.time.passes(1_999);
    world.watches('carousel');
    world.feed.refresh();
    expect(world.requested.map(({ key }) => key)).toEqual(['grid', 'carousel']);
    await world.time.passes(1);
    world.feed.refresh();
    expect(world.requested.map(({ key }) => key)).toEqual(['grid', 'carousel', 'grid']);
  });
});

describe('after a failure', () => {
  test.each([
    ['fast', false, [5, 10, 20, 40, 80]],
    ['slow', true, [10, 20, 40, 80, 160]],
  ])('[ADS-12] on a %s connection retries with doubled delays and then pauses', async (_, isSlow, waits) => {
    const world = new FeedWorld();
    world.isSlow = isSlow;
    const { recorded } = world.watches();
    await world.lastFails();
    for (const [index, seconds] of waits.entries()) {
      await world.time.passes(seconds * 1_000 - 1);
      expect(world.requested).toHaveLength(index + 1);
      await world.time.passes(1);
      expect(world.requested).toHaveLength(index + 2);
      await world.lastFails();
    }
    await world.time.passes(3_600_000);
    expect(world.requested).toHaveLength(6);
    expect(recorded).toEqual([LOADING, FAILED]);
  });

  test.each<[string, (world: FeedWorld) => void]>([
    ['a refresh', ({ feed }) => feed.refresh()],
    ['a returning shopper', (world) => world.shopperComesBack()],
    ['a new place', (world) => void world.watches()],
  ])('[ADS-12] %s ends the pause and starts a new series of attempts', async (_case, act) => {
    const world = new FeedWorld();
    world.watches();
    for (const seconds of [5, 10, 20, 40, 80, 160]) {
      await world.lastFails();
      await world.time.passes(seconds * 1_000);
    }
    expect(world.requested).toHaveLength(6);
    act(world);
    expect(world.requested).toHaveLength(7);
    await world.lastFails();
    await world.time.passes(5_000);
    expect(world.requested).toHaveLength(8);
  });

  test('[ADS-12] resets the delay after a response', async () => {
    const world = new FeedWorld();
    world.watches();
    await world.lastFails();
    await world.time.passes(5_000);
    await world.lastResponses('food');
    await world.time.passes(2_000);
    world.feed.refresh();
    await world.lastFails();
    await world.time.passes(5_000);
    expect(world.requested).toHaveLength(4);
  });

  test('[ADS-07] keeps the shown ads after a failure', async () => {
    const world = new FeedWorld();
    const { recorded } = world.watches();
    await world.lastResponses('food');
    await world.time.passes(2_000);
    world.feed.refresh();
    await world.lastFails();
    expect(recorded).toEqual([LOADING, shown('food')]);
  });
});

describe('a returning shopper', () => {
  test('[ADS-12] gets newer ads at most once in five seconds', async () => {
    const world = new FeedWorld();
    const { recorded } = world.watches();
    await world.lastResponses('food');
    await world.time.passes(4_999);
    world.shopperComesBack();
    expect(world.requested).toHaveLength(1);
    await world.time.passes(1);
    world.shopperComesBack();
    world.shopperComesBack();
    expect(world.requested).toHaveLength(2);
    expect(recorded).toEqual([LOADING, shown('food')]);
    await world.lastResponses('toys');
    expect(recorded.at(-1)).toEqual(shown('toys'));
    world.shopperComesBack();
    expect(world.requested).toHaveLength(2);
  });

  test('[ADS-12] is not notified of a response without changes', async () => {
    const world = new FeedWorld();
    const { recorded } = world.watches();
    await world.lastResponses('food');
    await world.time.passes(5_000);
    world.shopperComesBack();
    await world.lastResponses('food');
    expect(recorded).toEqual([LOADING, shown('food')]);
  });
});

test.each([
  ['fast', false, 3_000],
  ['slow', true, 5_000],
])('[ADS-12] on a %s connection reports slow loading after its time limit', async (_case, isSlow, milliseconds) => {
  const world = new FeedWorld();
  world.isSlow = isSlow;
  const { recorded } = world.watches();
  await world.time.passes(milliseconds - 1);
  expect(recorded).toEqual([LOADING]);
  await world.time.passes(1);
  expect(recorded).toEqual([LOADING, SLOWLY]);
  await world.lastResponses('food');
  expect(recorded).toEqual([LOADING, SLOWLY, shown('food')]);
});

test('[ADS-12] does not report slow loading for a response in time', async () => {
  const world = new FeedWorld();
  const { recorded } = world.watches();
  await world.lastResponses('food');
  await world.time.passes(5_000);
  expect(recorded).toEqual([LOADING, shown('food')]);
});

describe('a place that leaves', () => {
  test('[ADS-12] aborts the call when it was the last watcher, and is no longer notified', async () => {
    const world = new FeedWorld();
    const [one, other] = [world.watches(), world.watches()];
    one.leaves();
    await world.time.passes(0);
    expect(world.last.isAborted()).toBe(false);
    other.leaves();
    other.leaves();
    await world.time.passes(0);
    expect(world.last.isAborted()).toBe(true);
    await world.lastResponses('food');
    await world.time.passes(60_000);
    expect([one.recorded, other.recorded, world.requested.length]).toEqual([[LOADING], [LOADING], 1]);
  });

  test('[ADS-12] keeps the call when it returns within the same task, as on a redraw', async () => {
    const world = new FeedWorld();
    world.watches().leaves();
    const { recorded } = world.watches();
    await world.time.passes(0);
    await world.lastResponses('food');
    expect([world.requested.length, recorded]).toEqual([1, [LOADING, shown('food')]]);
  });

  test('[ADS-12] waits for two seconds after an aborted call when it returns', async () => {
    const world = new FeedWorld();
    world.watches().leaves();
    await world.time.passes(500);
    world.watches();
    await world.time.passes(1_499);
    expect(world.requested).toHaveLength(1);
    await world.time.passes(1);
    expect(world.requested).toHaveLength(2);
  });

  test('[ADS-12] is not notified of the aborted call when it returns', async () => {
    const world = new FeedWorld();
    world.watches().leaves();
    await world.time.passes(0);
    const { recorded } = world.watches();
    await world.time.passes(2_000);
    world.requested[0]?.respondsWith('too late');
    await world.time.passes(0);
    expect(recorded).toEqual([LOADING]);
    await world.lastResponses('food');
    expect(recorded).toEqual([LOADING, shown('food')]);
  });

  test('[ADS-12] causes no additional calls by leaving and returning', async () => {
    const world = new FeedWorld();
    const first = world.watches();
    await world.lastResponses('food');
    await world.time.passes(1_000);
    first.leaves();
    await world.time.passes(1_500);
    world.watches().leaves();
    expect(world.requested).toHaveLength(2);
    await world.time.passes(500);
    world.watches();
    expect(world.requested).toHaveLength(2);
  });

  test('[ADS-12] leaves no listeners, no pending attempts and no later responses behind', async () => {
    const world = new FeedWorld();
    const answered = world.watches('grid');
    await world.lastResponses('food');
    const failed = world.watches('carousel');
    await world.lastFails();
    answered.leaves();
    failed.leaves();
    await world.time.passes(10_000);
    expect([world.listeners, world.requested.length]).toEqual([0, 2]);
    expect(world.watches('grid').recorded).toEqual([LOADING]);
  });

  test('[ADS-12] is not notified when it leaves while another place is being notified', async () => {
    const world = new FeedWorld();
    const places: Place[] = [];
    places.push(world.watches('grid', ({ kind }) => kind === 'shown' && places[1]?.leaves()));
    places.push(world.watches('grid'));
    await world.lastResponses('food');
    expect(places[1]?.recorded).toEqual([LOADING]);
  });
});

describe('a hidden page', () => {
  test('[ADS-12] requests nothing until it is shown', async () => {
    const world = new FeedWorld();
    world.hides();
    const { recorded } = world.watches();
    await world.time.passes(60_000);
    expect([world.requested.length, recorded]).toEqual([0, [LOADING]]);
    world.shows();
    expect(world.requested).toHaveLength(1);
  });

  test('[ADS-12] does not retry', async () => {
    const world = new FeedWorld();
    world.watches();
    await world.lastFails();
    world.hides();
    await world.time.passes(5_000);
    await world.time.passes(60_000);
    expect(world.requested).toHaveLength(1);
    world.shows();
    expect(world.requested).toHaveLength(2);
  });

  test('[ADS-12] requests nothing for a place that left while it was hidden', async () => {
    const world = new FeedWorld();
    world.hides();
    const { leaves } = world.watches();
    leaves();
    world.shows();
    await world.time.passes(0);
    expect([world.requested.length, world.listeners]).toEqual([0, 0]);
  });
});
