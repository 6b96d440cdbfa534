import type { ReactElement } from 'react';
import type { AdBanner } from '../../core/ads/ad';
import { ProductPicture } from '../design/product-picture';
import { usePicture } from '../design/use-picture';
import { useSeen } from '../design/use-seen';
import { adLink, onFollowed } from './ad-link';
import * as styles from './ads.module.css';
import type { AdsViewModel } from './ads-view-model';

export interface BannerAdProps {
  readonly banner: AdBanner;
  readonly ads: Pick<AdsViewModel, 'seen' | 'clicked'>;
}

/** A banner: a linked picture, shown completely at any aspect ratio (ADS-10). */
export const BannerAd = ({ banner, ads }: BannerAdProps): ReactElement => {
  const { id, imageUrl, linkUrl, altText, size } = banner;
  const element = useSeen<HTMLDivElement>(() => ads.seen(id));
  const { isMissing, onErrorCapture, ref } = usePicture(imageUrl);
  return (
    <div ref={element} className={styles.banner} onErrorCapture={onErrorCapture}>
      <a {...adLink(linkUrl)} {...onFollowed(() => ads.clicked(id))}>
        {isMissing ? (
          <span className={styles.missing}>
            <ProductPicture image={undefined} alt="" sizes="" />
            <span>{altText}</span>
          </span>
        ) : (
          <img
            ref={ref}
            src={imageUrl}
            alt={altText}
            width={size.width}
            height={size.height}
            loading="lazy"
            decoding="async"
          />
        )}
        <span className={styles.label}>Sponsored</span>
      </a>
    </div>
  );
};
