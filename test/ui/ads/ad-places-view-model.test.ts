import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import type { AdKind, AdParts } from '../../../ui/ads/ad-parts';
import { AdPlacesViewModel } from '../../../ui/ads/ad-places-view-model';

const open = (load: (kind: AdKind) => Promise<Partial<AdParts>>) => {
  const requested: AdKind[] = [];
  let renewals = 0;
  const model = new AdPlacesViewModel({
    brand: DEFAULT_BRAND,
    pageType: 'Search',
    load: (kind) => {
      requested.push(kind);
      return load(kind);
    },
    renew: () => {
      renewals += 1;
    },
  });
  return { model, requestsMade: requested, renewals: () => renewals };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('[ADS-01] loads the ad renderer once for all places of a kind, and keeps it', async () => {
  const tile = (): string => 'ad';
  const catapult = (): string => 'slides';
  const { model, requestsMade: requested } = open(async (kind) => (kind === 'grid' ? { tile } : { catapult }));
  model.want('grid');
  model.want('grid');
  await settled();
  model.want('catapult');
  await settled();
  expect(requested).toEqual(['grid', 'catapult']);
  expect(model.parts).toEqual({ tile, catapult });
});

test('[ADS-07] leaves places unchanged when the code fails to load, and loads it again for the next nearby place', async () => {
  let isThere = false;
  const tile = (): string => 'ad';
  const { model, requestsMade: requested } = open(() =>
    isThere ? Promise.resolve({ tile }) : Promise.reject(new Error('offline')),
  );
  model.want('grid');
  await settled();
  expect(model.parts).toEqual({});
  isThere = true;
  model.want('grid');
  await settled();
  expect(requested).toEqual(['grid', 'grid']);
  expect(model.parts).toEqual({ tile });
});

test('[ADS-01] loads nothing for a page that changes before a place was near', () => {
  const { model, renewals } = open(async () => ({}));
  model.renew();
  expect(renewals()).toBe(0);
  model.want('grid');
  model.renew();
  expect(renewals()).toBe(1);
});
