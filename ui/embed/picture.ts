import type { SlotRenderer } from './slot-renderer';
import { element } from './element';

/** The URL and the alternative text of a picture, and its size if the box does not set it. */
export type PictureFacts = Readonly<Record<'src' | 'alt', string>> &
  Readonly<Partial<Record<'srcset' | 'sizes' | 'width' | 'height', string | number | undefined>>>;

/**
 * Returns a picture. When it cannot be loaded, it is replaced by `words`, or removed together with the browser's icon
 * for broken pictures.
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
