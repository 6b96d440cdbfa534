import type { AdBanner } from './ad';

const SIZES: Readonly<Record<string, AdBanner['size']>> = {
  Desktop: { width: 728, height: 90 },
  Mobile: { width: 320, height: 100 },
};
const WIDE = { width: 728, height: 90 };

/** How large a slot's banners are unless the ad server says otherwise, by the kind of screen in the slot's id. */
export const bannerSize = (slotId: string): AdBanner['size'] => SIZES[slotId.split('_').at(-2) ?? ''] ?? WIDE;
