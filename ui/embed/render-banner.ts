import type { AdBanner } from '../../core/ads/ad';
import { onFollowed, PAID, type SlotRenderer } from './slot-renderer';
import { element } from './element';
import { renderPicture } from './picture';

/** Renders a linked picture (ADS-10) in a box whose size does not depend on it. */
export const renderBanner = (
  renderer: SlotRenderer,
  { id, imageUrl, linkUrl, altText, size }: AdBanner,
): HTMLElement => {
  const { document } = renderer;
  const { width, height } = size;
  const link = element(
    document,
    'a',
    { class: 'banner', href: linkUrl, rel: PAID },
    renderPicture(renderer, { src: imageUrl, alt: altText, width, height }, altText),
    element(document, 'span', { class: 'label' }, 'Sponsored'),
  );
  onFollowed(link, () => renderer.clicked({ id }));
  renderer.count(link, id);
  return link;
};
