import type { AdState } from '../../../core/ads/ad-feed';
import type { AdResponse } from '../../../core/ads/ad';
import { makeDrawnAds, type OnAds } from '../../../core/ads/drawn-ads';
import { anAdRefusal } from '../../builders/ads';
import { aBanner, anAdResponse, productAds } from '../../builders/shown-ads';
import { FakeTime } from '../../fakes/fake-time';

const ANSWER = anAdResponse({ banners: [aBanner()] });
const SHOWN: AdState<AdResponse> = { kind: 'shown', response: ANSWER };
const LOADING: AdState<AdResponse> = { kind: 'loading', isSlow: false };
const FAILED: AdState<AdResponse> = { kind: 'failed', failure: anAdRefusal() };

const setUp = () => {
  const time = new FakeTime();
  const received: Array<Parameters<OnAds>[0]> = [];
  return { time, notified: received, ...makeDrawnAds(time, (ads) => received.push(ads)) };
};

test.each<[string, AdState<AdResponse>, unknown]>([
  ['ads', SHOWN, { ads: ANSWER.ads, banners: ANSWER.banners }],
  ['a failure', FAILED, { ads: [], banners: [] }],
])('[ADS-11] [ADS-07] notifies the page of %s 500 ms after it was drawn', async (_case, state, expected) => {
  const { time, notified: received, drawn } = setUp();
  drawn(undefined);
  drawn(LOADING);
  await time.passes(1_000);
  drawn(state);
  await time.passes(499);
  expect(received).toEqual([]);
  await time.passes(1);
  expect(received).toEqual([expected]);
});

test('[ADS-11] notifies once of repeated draws, with the last state', async () => {
  const { time, notified: received, drawn } = setUp();
  const newer: AdState<AdResponse> = { kind: 'shown', response: anAdResponse({ ads: productAds(1) }) };
  drawn(SHOWN);
  await time.passes(300);
  drawn(newer);
  drawn(newer);
  await time.passes(500);
  drawn(newer);
  await time.passes(500);
  expect(received).toEqual([{ ads: productAds(1), banners: [] }]);
});

test('[ADS-11] sends no notification after it has stopped', async () => {
  const { time, notified: received, drawn, stop } = setUp();
  drawn(SHOWN);
  stop();
  await time.passes(500);
  expect(received).toEqual([]);
});
