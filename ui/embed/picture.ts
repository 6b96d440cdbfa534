import type { SlotRenderer } from './slot-renderer';
import { element } from './element';

/** An address, what it shows in words, and how large it is drawn where its box does not say. */
export type PictureFacts = Readonly<Record<'src' | 'alt', string>> &
  Readonly<Partial<Record<'srcset' | 'sizes' | 'width' | 'height', string | number | undefined>>>;

/**
 * A picture in a box of its own size. Where it cannot be had it goes, with the sign that browsers draw for that: then these
 * words stand in the box, or nothing.
 */
export const renderPicture = ({ document }: SlotRenderer, facts: PictureFacts, words = ''): HTMLElement => {
  const picture = element(document, 'img', { ...facts, loading: 'lazy', decoding: 'async' });
  picture.addEventListener(
    'error',
    () => picture.replaceWith(...(words === '' ? [] : [element(document, 'span', { class: 'instead' }, words)])),
    { once: true, passive: true },
  );
  return picture;
};
