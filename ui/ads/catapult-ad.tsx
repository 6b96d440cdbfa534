import type { ReactElement } from 'react';
import type { CatapultResponse, CatapultProduct, CatapultSlide } from '../../core/ads/ad';
import { CATAPULT_SHOWN_AT } from '../../core/ads/carousel';
import { Price } from '../design/price';
import { ProductPicture } from '../design/product-picture';
import { usePicture } from '../design/use-picture';
import { useSeen } from '../design/use-seen';
import { VisuallyHidden } from '../design/visually-hidden';
import { AdCarousel } from './ad-carousel';
import { adLink, onFollowed } from './ad-link';
import type { AdsViewModel } from './ads-view-model';
import * as styles from './catapult-ad.module.css';

export interface CatapultAdProps {
  readonly response: CatapultResponse;
  readonly ads: Pick<AdsViewModel, 'seen' | 'clicked'>;
}

const CTA = 'Shop now';

const Slide = ({ slide, ads }: Pick<CatapultAdProps, 'ads'> & { readonly slide: CatapultSlide }): ReactElement => {
  const { citrusAdId, ctaLink, ctaText, headingText, bannerText, heroImage, heroImageAltText } = slide;
  const element = useSeen<HTMLElement>(() => ads.seen(citrusAdId));
  const { isMissing, onErrorCapture, ref } = usePicture(heroImage);
  return (
    <article ref={element} className={styles.slide}>
      <div className={styles.picture} onErrorCapture={onErrorCapture}>
        {isMissing ? (
          <ProductPicture image={undefined} alt={heroImageAltText} sizes="" className={styles.missing} />
        ) : (
          <img ref={ref} src={heroImage} alt={heroImageAltText} loading="lazy" decoding="async" draggable={false} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.label}>Sponsored</p>
        <h2 className={styles.heading}>{headingText}</h2>
        <p className={styles.text}>{bannerText}</p>
        <a
          {...adLink(ctaLink)}
          className={styles.link}
          draggable={false}
          {...onFollowed(() => ads.clicked(citrusAdId))}
        >
          {ctaText === '' ? CTA : ctaText}
          <VisuallyHidden> {headingText} (Sponsored)</VisuallyHidden>
        </a>
      </div>
    </article>
  );
};

const Product = ({
  product,
  ads,
}: Pick<CatapultAdProps, 'ads'> & { readonly product: CatapultProduct }): ReactElement => {
  const { partNumber, name, url, thumbnail, prices, citrusAdId } = product;
  const { isMissing, onErrorCapture } = usePicture(thumbnail);
  const followed = citrusAdId === undefined ? undefined : onFollowed(() => ads.clicked(citrusAdId, partNumber));
  return (
    <li className={styles.product} onErrorCapture={onErrorCapture}>
      <ProductPicture
        image={isMissing ? undefined : thumbnail}
        alt=""
        sizes="72px"
        from={72}
        to={160}
        width={72}
        height={72}
      />
      <div className={styles.facts}>
        <a {...adLink(url)} className={styles.name} {...followed}>
          <span className={styles.mark}>Sponsored ·</span> {name}
        </a>
        <Price prices={prices} size="small" />
      </div>
    </li>
  );
};

/** The banner carousel of a search, with the products that its slides are about (ADS-10, CAR-05). */
export const CatapultAd = ({ response: { slides, products }, ads }: CatapultAdProps): ReactElement => (
  <div className={styles.catapult}>
    <AdCarousel
      label="Sponsored"
      shownAt={CATAPULT_SHOWN_AT}
      tilt
      items={slides.map((slide) => ({ key: slide.citrusAdId, body: <Slide slide={slide} ads={ads} /> }))}
    />
    {products.length === 0 ? null : (
      <ul className={styles.products} aria-label="Products in these ads">
        {products.map((product) => (
          <Product key={product.partNumber} product={product} ads={ads} />
        ))}
      </ul>
    )}
  </div>
);
