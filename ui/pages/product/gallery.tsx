import { use, useRef, useState, type ComponentType, type MouseEvent, type ReactElement } from 'react';
import ZoomIn from 'lucide-react/icons/zoom-in';
import type { DialogProps } from '../../design/dialog';
import { PictureRuleContext } from '../../design/picture-rule';
import { pictureSources } from '../../design/picture-sources';
import { isPlainClick } from '../../design/plain-click';
import { ProductPicture } from '../../design/product-picture';
import * as styles from './gallery.module.css';

export interface GalleryProps {
  readonly images: ReadonlyArray<string>;
  readonly name: string;
}

/** The width of the first picture for `sizes`. The preload in the document uses the same value. */
export const GALLERY_SIZES = '(min-width: 1440px) 42rem, (min-width: 1090px) 48vw, (min-width: 768px) 46vw, 96vw';
/** The range of widths in `srcset`, in pixels. */
export const GALLERY_WIDTHS = { from: 320 } as const;

interface SlideProps {
  readonly image: string | undefined;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly onEnlarge: (index: number, link: HTMLAnchorElement) => void;
}

const Slide = ({ image, index, count, name, onEnlarge }: SlideProps): ReactElement =>
  image === undefined ? (
    <ProductPicture image={image} alt={name} sizes={GALLERY_SIZES} />
  ) : (
    <a
      href={pictureSources(image, { from: 1280 })?.src ?? image}
      className={styles.enlarge}
      aria-label={`Enlarge picture ${index + 1} of ${count}: ${name}`}
      onClick={onPlainClick((link) => onEnlarge(index, link))}
    >
      <ProductPicture
        image={image}
        alt=""
        sizes={GALLERY_SIZES}
        {...GALLERY_WIDTHS}
        priority={index === 0 ? 'first' : 'lazy'}
      />
      <ZoomIn size={22} aria-hidden className={styles.lens} />
    </a>
  );

/** Runs `act` instead of following the link, except for clicks that open another tab or window. */
const onPlainClick =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act(event.currentTarget);
  };

interface ThumbsProps {
  readonly images: ReadonlyArray<string>;
  readonly current: number;
  readonly onShow: (index: number) => void;
}

const Thumbs = ({ images, current, onShow }: ThumbsProps): ReactElement => (
  <ol className={styles.thumbs}>
    {images.map((image, index) => (
      <li key={image}>
        <a
          href={`#photo-${index + 1}`}
          className={styles.thumb}
          aria-label={`Show picture ${index + 1}`}
          aria-current={index === current || undefined}
          onClick={onPlainClick(() => onShow(index))}
        >
          <ProductPicture image={image} alt="" sizes="80px" from={72} to={160} width={80} height={80} />
        </a>
      </li>
    ))}
  </ol>
);

/**
 * The product's pictures. The shopper swipes or uses thumbnails; a click enlarges a picture in a dialog, whose code is loaded
 * then. Without scripts, or without that code, it opens the picture.
 */
export const Gallery = ({ images, name }: GalleryProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, zoom] = useState(false);
  const [Enlarged, setEnlarged] = useState<ComponentType<DialogProps>>();
  const shown = images.filter(use(PictureRuleContext));
  const pictures: ReadonlyArray<string | undefined> = shown.length === 0 ? [undefined] : shown;
  const show = (index: number): void => {
    const element = list.current;
    element?.scrollTo({ left: index * element.clientWidth });
    setCurrent(index);
  };
  const enlarge = (index: number, link: HTMLAnchorElement): void => {
    setCurrent(index);
    import('../../design/dialog').then(
      ({ Dialog }) => {
        setEnlarged(() => Dialog);
        zoom(true);
      },
      () => link.ownerDocument.location.assign(link.href),
    );
  };
  return (
    <div className={styles.gallery} role="group" aria-label={`Pictures of ${name}`}>
      <ul
        ref={list}
        className={styles.stage}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((image, index) => (
          <li key={image ?? index} id={`photo-${index + 1}`} className={styles.slide}>
            <Slide image={image} index={index} count={pictures.length} name={name} onEnlarge={enlarge} />
          </li>
        ))}
      </ul>
      {pictures.length < 2 ? null : <Thumbs images={shown} current={current} onShow={show} />}
      {Enlarged === undefined ? null : (
        <Enlarged open={zoomed} onClose={() => zoom(false)} title={name} size="large">
          <ProductPicture
            image={pictures[current]}
            alt={name}
            sizes="(min-width: 768px) 56rem, 100vw"
            from={640}
            className={styles.zoomed}
          />
        </Enlarged>
      )}
    </div>
  );
};
