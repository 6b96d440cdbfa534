import { bannerSize } from '../../../core/ads/banner-size';

test.each([
  ['Category_Banner_Mobile_1', 320, 100],
  ['Category_Banner_Desktop_1', 728, 90],
  ['Category_Banner_constructor_1', 728, 90],
  ['banner', 728, 90],
])('[ADS-10] a banner of slot %s is %d pixels wide and %d high', (slotId, width, height) => {
  expect(bannerSize(slotId)).toEqual({ width, height });
});
