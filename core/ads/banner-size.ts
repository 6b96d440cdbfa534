import type { AdBanner } from './ad';

const WIDE = { width: 728, height: 90 };
const NARROW = { width: 320, height: 100 };

/** How large a slot's banners are unless the ad server says otherwise, by the kind of screen in the slot's id. */
export const bannerSize = (slotId: string): AdBanner['size'] => (slotId.split('_').at(-2) === 'Mobile' ? NARROW : WIDE);
