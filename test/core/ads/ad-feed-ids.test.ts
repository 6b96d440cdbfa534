import { IDS_HOLD_MS, RENEW_MS } from '../../../core/ads/ad-feed';
import { FeedWorld, type Answer } from './feed-world';

const LOADING = { kind: 'loading', isSlow: false };
const shown = (response: Answer) => ({ kind: 'shown', response });
const anAd = (sku: string, id: string): Answer => ({ ads: [{ sku, citrus: { id } }] });

test('[ADS-09, ADS-12] shows a returning shopper the same ads under the same ids while these are valid', async () => {
  const world = new FeedWorld();
  const { recorded } = world.watches();
  await world.lastResponses(anAd('food', 'first'));
  const again = async (milliseconds: number, response: Answer): Promise<void> => {
    await world.time.passes(milliseconds);
    world.shopperComesBack();
    await world.lastResponses(response);
  };
  await again(5_000, anAd('food', 'second'));
  await again(IDS_HOLD_MS - 5_001, anAd('food', 'third'));
  expect(recorded).toEqual([LOADING, shown(anAd('food', 'first'))]);
  expect(world.watches().recorded).toEqual([shown(anAd('food', 'first'))]);
  await again(5_000, anAd('food', 'fourth'));
  await again(5_000, anAd('food', 'fifth'));
  await again(5_000, anAd('toys', 'sixth'));
  expect(recorded.slice(2)).toEqual([shown(anAd('food', 'fourth')), shown(anAd('toys', 'sixth'))]);
});

test('[ADS-09, ADS-12] refreshes an open page before the ad server forgets its ids', async () => {
  const world = new FeedWorld();
  const { recorded, leaves } = world.watches();
  await world.lastResponses(anAd('food', 'first'));
  await world.time.passes(RENEW_MS - 1);
  expect(world.requested).toHaveLength(1);
  await world.time.passes(1);
  await world.lastResponses(anAd('food', 'second'));
  expect(recorded).toEqual([LOADING, shown(anAd('food', 'first')), shown(anAd('food', 'second'))]);
  leaves();
  await world.time.passes(RENEW_MS);
  expect(world.requested).toHaveLength(2);
});
