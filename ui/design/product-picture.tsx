import type { ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import { cx } from './cx';
import { pictureSources } from './picture-sources';
import * as styles from './product-picture.module.css';
import { usePicture } from './use-picture';

export interface ProductPictureProps {
  /** Address of the picture, such as `/images/products/PN-1000.jpg`; undefined draws a quiet stand-in, as one that cannot be had does. */
  readonly image: string | undefined;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
  /** How wide it is shown, as the `sizes` attribute has it. */
  readonly sizes: string;
  /** Proportions in pixels; the box is kept free before the picture has come. */
  readonly width?: number;
  readonly height?: number;
  /** Least and greatest width offered. */
  readonly from?: number;
  readonly to?: number;
  /** In the first view: loaded at once; `first` is the one picture that matters most. */
  readonly priority?: 'first' | 'eager' | 'lazy';
  readonly className?: string | undefined;
}

/** A picture in the format and width that fit the screen; its place is kept, so nothing moves when it comes. */
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
        srcSet={sources?.webp}
        sizes={sources === undefined ? undefined : sizes}
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
