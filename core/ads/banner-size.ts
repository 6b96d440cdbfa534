import type { AdBanner } from './ad';

const WIDE = { width: 728, height: 90 };
const NARROW = { width: 320, height: 100 };

/**
 * Returns the default size of a slot's banners, by the kind of screen in the slot's id. A size that the ad server sends
 * replaces it.
 */
export const bannerSize = (slotId: string): AdBanner['size'] => (slotId.split('_').at(-2) === 'Mobile' ? NARROW : WIDE);
