import type { AdBanner } from '../../core/ads/ad';
import { onFollowed, PAID, type Easel } from './easel';
import { element } from './element';
import { drawPicture } from './picture';

/** A picture that leads somewhere (ADS-10), in a box that it does not change. */
export const drawBanner = (easel: Easel, { id, imageUrl, linkUrl, altText, size }: AdBanner): HTMLElement => {
  const { document } = easel;
  const { width, height } = size;
  const link = element(
    document,
    'a',
    { class: 'banner', href: linkUrl, rel: PAID },
    drawPicture(easel, { src: imageUrl, alt: altText, width, height }, altText),
    element(document, 'span', { class: 'label' }, 'Sponsored'),
  );
  onFollowed(link, () => easel.clicked({ id }));
  easel.count(link, id);
  return link;
};
