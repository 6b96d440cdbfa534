import type { ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import { cx } from './cx';
import { pictureSources } from './picture-sources';
import * as styles from './product-picture.module.css';
import { usePicture } from './use-picture';

export interface ProductPictureProps {
  /**
   * The address of the picture, such as `/images/products/PN-1000.jpg`. A placeholder is shown when it is undefined or
   * cannot be loaded.
   */
  readonly image: string | undefined;
  /** Empty if a text beside the picture says the same. */
  readonly alt: string;
  /** The displayed width, as a `sizes` value. */
  readonly sizes: string;
  /** The width of the aspect ratio in pixels. The space is reserved before the picture has loaded. */
  readonly width?: number;
  readonly height?: number;
  /** The smallest width to offer; `to` is the largest. */
  readonly from?: number;
  readonly to?: number;
  /** `eager` and `first` load at once, for the first view. `first` is the most important picture. */
  readonly priority?: 'first' | 'eager' | 'lazy';
  readonly className?: string | undefined;
}

/** A picture in the format and width that fit the screen. Its space is reserved, so nothing moves when it loads. */
export const ProductPicture = ({
  image,
  alt,
  sizes,
  width = 640,
  height = 640,
  from,
  to,
  priority = 'lazy',
  className,
}: ProductPictureProps): ReactElement => {
  const { isMissing, onErrorCapture, ref } = usePicture(image);
  if (isMissing || image === undefined)
    return (
      <span
        className={cx(styles.missing, className)}
        role={alt === '' ? undefined : 'img'}
        aria-label={alt || undefined}
      >
        <PawPrint aria-hidden strokeWidth={1.5} />
      </span>
    );
  const sources = pictureSources(image, { from, to });
  return (
    <picture className={cx(styles.picture, className)}>
      {sources === undefined ? null : <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={ref}
        onError={onErrorCapture}
        src={sources?.src ?? image}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding={priority === 'first' ? undefined : 'async'}
      />
    </picture>
  );
};
